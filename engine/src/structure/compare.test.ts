import { describe, expect, it } from 'vitest'
import type { Tier } from '../vocabulary/details.ts'
import { clause } from '../vocabulary/rule.ts'
import type { StructureClauses } from './clauses.ts'
import { departures } from './compare.ts'
import { stagesOf } from './plan.ts'

const clauses: StructureClauses = {
  tables: {
    basic: clause('DOC-1', [
      { from: 4, swissRounds: 3, cut: 0 },
      { from: 9, swissRounds: 4, cut: 4 },
    ]),
  },
  tiers: {
    casual: clause('DOC-2', { strength: 'free' }),
    competitive: clause('DOC-3', { strength: 'suggested', table: 'basic' }),
    premier: clause('DOC-4', { strength: 'minimum', table: 'basic' }),
  },
  firstStage: clause('DOC-5', ['swiss']),
  afterCut: clause('DOC-5', ['elimination']),
  finals: 'elimination',
  cutSizes: null,
}

/** `rounds 3 of 4`: planned against ruled. */
const told = (tier: Tier, swissRounds: number, cut: number, players = 12) =>
  departures(stagesOf(swissRounds, cut), tier, players, clauses).map(
    ({ what, planned, ruled }) => `${what} ${planned} of ${ruled}`,
  )

describe('a plan against the table of its tier', () => {
  it.each([
    { tier: 'casual', rounds: 1, cut: 0, found: [] },
    { tier: 'casual', rounds: 9, cut: 32, found: [] },
    { tier: 'competitive', rounds: 4, cut: 4, found: [] },
    { tier: 'competitive', rounds: 3, cut: 4, found: ['rounds 3 of 4'] },
    { tier: 'competitive', rounds: 5, cut: 8, found: ['rounds 5 of 4', 'cut 8 of 4'] },
    { tier: 'competitive', rounds: 4, cut: 0, found: ['cut 0 of 4'] },
    { tier: 'premier', rounds: 4, cut: 4, found: [] },
    { tier: 'premier', rounds: 6, cut: 8, found: [] },
    { tier: 'premier', rounds: 3, cut: 2, found: ['rounds 3 of 4', 'cut 2 of 4'] },
  ] as const)('$tier, $rounds rounds, cut to $cut: $found', ({ tier, rounds, cut, found }) => {
    expect(told(tier, rounds, cut)).toEqual(found)
  })

  it('goes by the row of the head count', () => {
    expect(told('premier', 3, 0, 8)).toEqual([])
    expect(told('premier', 3, 0, 9)).toEqual(['rounds 3 of 4', 'cut 0 of 4'])
  })

  it('says nothing below the first row, of a plan without an end or of none', () => {
    expect(told('premier', 1, 0, 3)).toEqual([])
    const open = [{ kind: 'swiss', rounds: null, cut: null }] as const
    expect(departures(open, 'premier', 12, clauses)).toEqual([])
    expect(departures([], 'premier', 12, clauses)).toEqual([])
    expect(departures(stagesOf(1, 0), 'premier', 12, { ...clauses, tables: {} })).toEqual([])
  })

  it('names how strong the rule is, and the rule', () => {
    const [suggested] = departures(stagesOf(3, 4), 'competitive', 12, clauses)
    expect(suggested).toMatchObject({ strength: 'suggested', rule: 'DOC-3' })
    const [minimum] = departures(stagesOf(3, 4), 'premier', 12, clauses)
    expect(minimum).toMatchObject({ strength: 'minimum', rule: 'DOC-4' })
  })
})
