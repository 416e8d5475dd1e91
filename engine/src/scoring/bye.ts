import type { Readings } from '../vocabulary/option.ts'
import type { Earned } from '../vocabulary/outcome.ts'
import type { ByeClauses, PlayedPoints } from './clauses.ts'

export const byeEarned = (clauses: ByeClauses, points: PlayedPoints): Earned => ({
  outcome: 'bye',
  tournamentPoints: points[clauses.outcome.value],
  marginOfVictory: clauses.marginOfVictory.value,
})

/** What a round missed before a late entry or a return is worth. */
export const unpairedLoss = (readings: Readings): Earned => ({
  outcome: 'unpaired-loss',
  tournamentPoints: 0,
  marginOfVictory: Number(readings.unpairedLossMargin),
})
