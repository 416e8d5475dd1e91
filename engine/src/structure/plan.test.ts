import { describe, expect, it } from 'vitest'
import { clause } from '../vocabulary/rule.ts'
import type { StagePlan } from '../vocabulary/stage.ts'
import type { StructureClauses } from './clauses.ts'
import { planFor, rowFor, stagesOf } from './plan.ts'

const clauses: StructureClauses = {
  tables: {
    basic: clause('DOC-1', [
      { from: 4, swissRounds: 3, cut: 0 },
      { from: 9, swissRounds: 4, cut: 4 },
      { from: 17, swissRounds: 5, cut: 8 },
    ]),
  },
  tiers: {
    casual: clause('DOC-2', { strength: 'free' }),
    competitive: clause('DOC-2', { strength: 'suggested', table: 'basic' }),
    premier: clause('DOC-2', { strength: 'minimum', table: 'basic' }),
  },
  firstStage: clause('DOC-3', ['swiss']),
  afterCut: clause('DOC-3', ['elimination']),
  finals: 'elimination',
  cutSizes: null,
}

const swiss = (rounds: number | null): StagePlan => ({ kind: 'swiss', rounds, cut: null })
const elimination = (cut: number): StagePlan => ({ kind: 'elimination', rounds: null, cut })

describe('the row of a table', () => {
  it.each([
    [0, null],
    [3, null],
    [4, 4],
    [8, 4],
    [9, 9],
    [16, 9],
    [17, 17],
    [5000, 17],
  ])('for %i players begins at %s', (players, from) => {
    const table = clauses.tables.basic ?? expect.fail('no table')
    expect(rowFor(table, players)?.from ?? null).toBe(from)
  })
})

describe('the plan of an event', () => {
  it.each([
    [8, [swiss(3)]],
    [9, [swiss(4), elimination(4)]],
    [17, [swiss(5), elimination(8)]],
    [3, null],
  ])('by its table for %i players', (players, plan) => {
    expect(planFor({ kind: 'basic' }, players, clauses)).toEqual(plan)
  })

  it('is null where the document has no such table', () => {
    expect(planFor({ kind: 'premier' }, 20, clauses)).toBeNull()
  })

  it('is what the organizer wrote, whatever the head count', () => {
    const stages = [swiss(6), elimination(2)]
    for (const players of [2, 40]) {
      expect(planFor({ kind: 'custom', stages }, players, clauses)).toEqual(stages)
    }
  })

  it('has no end where none is fixed', () => {
    expect(planFor({ kind: 'open' }, 12, clauses)).toEqual([swiss(null)])
  })

  it('has a second stage only if there is a cut', () => {
    expect(stagesOf(3, 0)).toEqual([swiss(3)])
    expect(stagesOf(3, 2)).toEqual([swiss(3), elimination(2)])
  })
})
