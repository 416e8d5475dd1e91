import { expect, it } from 'vitest'
import { clause } from '../vocabulary/rule.ts'
import { byeEarned, unpairedLoss } from './bye.ts'
import type { ByeClauses } from './clauses.ts'

const points = { win: 7, 'modified-win': 4, draw: 2, loss: 1 }

it('a bye is worth a win and has a margin of its own', () => {
  const clauses: ByeClauses = {
    outcome: clause('DOC-1', 'win'),
    marginOfVictory: clause('DOC-2', 130),
  }
  expect(byeEarned(clauses, points)).toEqual({
    outcome: 'bye',
    tournamentPoints: 7,
    marginOfVictory: 130,
  })
})

it.each([
  ['0', 0],
  ['50', 50],
  ['100', 100],
] as const)('an unpaired loss read as %s has a margin of %i and no points', (chosen, margin) => {
  const readings = { unpairedLossMargin: chosen } as Parameters<typeof unpairedLoss>[0]
  expect(unpairedLoss(readings)).toEqual({
    outcome: 'unpaired-loss',
    tournamentPoints: 0,
    marginOfVictory: margin,
  })
})
