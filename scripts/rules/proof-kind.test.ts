import { describe, expect, it } from 'vitest'
import type { RuleTag } from '../../engine/src/regulations/rule-tag.ts'
import { type Asserted, assertedBy, isNominal } from './proof-kind.ts'

const clauseOfRegulation = { rule: 'DOC-1', value: 5 }
const isOfRegulation = (data: unknown) => data === clauseOfRegulation
const kinds = (expected: unknown, actual: unknown = expected) => [
  ...assertedBy(expected, actual, isOfRegulation),
]

describe('assertedBy', () => {
  it.each([
    ['a number', 5, ['computes']],
    ['a refusal', { code: 'lists-locked', player: 'p1' }, ['refuses']],
    ['the code of a refusal', 'lists-locked', ['refuses']],
    ['a warning', [{ code: 'head-count-differs', registered: 9 }], ['warns']],
    ['a finding that bars', { code: 'over-point-cap', severity: 'must' }, ['refuses']],
    ['a finding that warns', { code: 'over-point-cap', severity: 'should' }, ['warns']],
    ['a finding in short', ['proxy DOC-1'], ['refuses']],
    ['a finding in short that warns', ['sleeves-missing DOC-1?'], ['warns']],
    ['a fact', [{ kind: 'player-dropped', player: 'p1' }], ['records']],
    ['a rule id alone', 'DOC-1', []],
    ['nothing', [null, undefined], []],
    ['several things', { what: 5, why: { code: 'lists-locked' } }, ['computes', 'refuses']],
    ['a clause that was made', { rule: 'DOC-1', value: 5 }, ['computes']],
  ])('knows %s', (_, expected, found) => {
    expect(kinds(expected)).toEqual(found)
  })

  it('tells the regulation’s own clause from one that was made', () => {
    const expected = { length: { rule: 'DOC-1', value: 5 } }
    expect(kinds(expected, { length: clauseOfRegulation })).toEqual(['reads-clause'])
    expect(kinds(expected, { length: { rule: 'DOC-1', value: 5 } })).toEqual(['computes'])
  })
})

describe('isNominal', () => {
  const nominal = (tags: readonly RuleTag[], ...asserted: readonly Asserted[]) =>
    isNominal(tags, new Set(asserted))

  it('is a rule that the program could ignore', () => {
    expect(nominal(['E'])).toBe(true)
    expect(nominal(['E'], 'shows')).toBe(true)
    expect(nominal(['C', 'D'], 'shows', 'reads-clause')).toBe(true)
    expect(nominal(['D'], 'reads-clause')).toBe(true)
  })

  it('is none that it computes, refuses, warns of or records, nor a text that is shown', () => {
    for (const kind of ['computes', 'refuses', 'warns', 'records'] as const) {
      expect(nominal(['R'], kind, 'reads-clause')).toBe(false)
    }
    expect(nominal(['D'], 'shows')).toBe(false)
    expect(nominal(['A'], 'shows')).toBe(false)
  })
})
