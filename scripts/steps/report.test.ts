import { describe, expect, it } from 'vitest'
import { tallyOf } from './report.ts'
import { lastLine, sum } from './tally.ts'

const file = (status: string, ...tests: readonly string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
})

describe('what a run of tests counts for', () => {
  it('counts each test', () => {
    const testResults = [file('passed', 'passed', 'passed'), file('failed', 'failed', 'passed')]
    expect(tallyOf({ testResults }, 1)).toEqual({ passed: 3, failed: 1 })
  })

  it('counts a file that could not be loaded as one failure', () => {
    const testResults = [
      file('failed'),
      file('failed', 'skipped', 'skipped'),
      file('passed', 'passed'),
    ]
    expect(tallyOf({ testResults }, 1)).toEqual({ passed: 1, failed: 2 })
  })

  it('counts a runner that crashed as a failure', () => {
    expect(tallyOf(null, 0)).toEqual({ passed: 0, failed: 1 })
  })

  it('counts an error that belongs to no test as a failure', () => {
    expect(tallyOf({ testResults: [file('passed', 'passed')] }, 1)).toEqual({
      passed: 1,
      failed: 1,
    })
  })

  it('does not take "nothing ran" for "nothing failed"', () => {
    expect(tallyOf({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 })
    expect(tallyOf({ testResults: [file('passed', 'skipped')] }, 0).failed).toBe(1)
  })

  it('is summed up in one line', () => {
    expect(
      lastLine(
        sum([
          { passed: 2, failed: 0 },
          { passed: 10, failed: 1 },
        ]),
      ),
    ).toBe('12 passed, 1 failed')
    expect(lastLine(sum([]))).toBe('0 passed, 0 failed')
  })
})
