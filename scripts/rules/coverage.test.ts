import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { houseRoot } from '../choose-node.mjs'
import { coverage } from './coverage.ts'
import { rulesInTitles, testsByRule } from './titles.ts'

const tests = testsByRule(houseRoot)
const testsOf = (rule: string): readonly string[] => tests.get(rule) ?? []

const find = (rule: string, files: readonly string[]) =>
  coverage(() => files).find((one) => one.rule === rule)

describe('every rule of every document', () => {
  it('has its test if it enforces, computes, records or displays, and its text if it advises', () => {
    const owing = coverage(testsOf).filter(({ owes }) => owes.length > 0)
    expect(owing.map(({ rule, owes }) => `${rule} owes a ${owes.join(' and a ')}`)).toEqual([])
  })

  it('is one that a document has, wherever a title names it', () => {
    const known = new Set(coverage(testsOf).map(({ rule }) => rule))
    expect(tests.size).toBeGreaterThan(300)
    expect([...tests.keys()].filter((rule) => !known.has(rule))).toEqual([])
  })
})

describe('testsByRule', () => {
  it('knows the titles that a suite makes of what a document tells it', () => {
    const clock = 'engine/src/regulations/x-wing-de/clock.test.ts'
    expect(rulesInTitles(readFileSync(join(houseRoot, clock), 'utf8'))).toEqual([])
    expect(testsOf('XWDE-58')).toContain(clock)
    expect(testsOf('XWDE-60')).toContain(clock)
    expect(testsOf('XWDE-59')).not.toContain(clock)
  })
})

describe('coverage', () => {
  const enforced = 'engine/src/regulations/some/lists.test.ts'
  const read = 'engine/src/regulations/some/texts.test.ts'

  it.each([
    ['XWDE-29', [], ['test']],
    ['XWDE-29', [read], ['test']],
    ['XWDE-29', [read, enforced], []],
    ['XWDE-22', [], ['test']],
    ['XWDE-22', [read], []],
    ['XWDE-18', [], []],
  ])('of %s with tests in %j owes %j', (rule, files, owes) => {
    expect(find(rule, files)?.owes).toEqual(owes)
  })

  it('names the places where a rule is read', () => {
    expect(find('XWDE-18', [])?.places).toEqual(['conduct'])
    expect(find('XWDE-52', [])?.places).toEqual(['set-up', 'mirror-match'])
    expect(find('XWDE-29', [])?.places).toEqual([])
  })
})

describe('rulesInTitles', () => {
  it.each([
    ["it('[DOC-1] a rule', () => {", ['DOC-1']],
    ["it.each([1])(\n  '[DOC-22] a rule', () => {", ['DOC-22']],
    ['it(`[DOC-3] a rule`); it("[DOC-4] another"', ['DOC-3', 'DOC-4']],
    ["it('a rule [DOC-5] in the middle', () => {", []],
    ["const word = '[DOC-6] no title'", []],
    ["it('[DOC-7]without a gap', () => {", []],
  ])('finds them in %j', (text, ids) => {
    expect(rulesInTitles(text)).toEqual(ids)
  })
})
