import type { DestroyedPointsClauses } from '../clauses.ts'
import type { Scorer, Setting } from '../scorer.ts'
import { earned } from './earned.ts'
import { objection } from './objection.ts'

export const destroyedPoints = (clauses: DestroyedPointsClauses, setting: Setting): Scorer => ({
  objection: (result) => objection(result, clauses, setting),
  earned: (result) => earned(result, clauses, setting),
  winPoints: clauses.tournamentPoints.value.win,
  hasMargin: true,
})
