import { describe, expect, it } from 'vitest'
import { publish, sampleEvent, start } from '../../../../testing/sample-event.suite.ts'
import { steadyRows } from './steady-rows.ts'

describe('the rows of a round', () => {
  it('stay the same objects but for the table where something happened', () => {
    const sample = sampleEvent()
    start(sample, 8)
    publish(sample)
    const rows = () => {
      const [round] = sample.state().rounds
      return round === undefined ? [] : steadyRows(sample.state(), round)
    }
    const before = rows()
    const [first] = before
    if (first === undefined) throw new Error('nobody plays')
    const result = { ending: 'time', score: [60, 20] } as const
    sample.give({ kind: 'enter-result', match: first.match, result })
    const after = rows()
    expect(after[0]?.result).toEqual(result)
    expect(after.map((row, index) => row === before[index])).toEqual([false, true, true, true])

    sample.give({ kind: 'undo', entry: sample.event().log.length, reason: 'misread' })
    expect(rows()[0]?.result).toBe(null)
  })
})
