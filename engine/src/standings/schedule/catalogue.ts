import { averagesOverOpponents } from './averages-over-opponents.ts'
import { averagesOverOwnRounds } from './averages-over-own-rounds.ts'
import type { ScheduleFormula } from './schedule.ts'
import { sumOfPoints } from './sum-of-points.ts'

export type ScheduleFormulaName =
  | 'sum-of-points'
  | 'averages-over-own-rounds'
  | 'averages-over-opponents'

/** One line per formula of strength of schedule. */
export const scheduleFormulas: { readonly [N in ScheduleFormulaName]: ScheduleFormula } = {
  'sum-of-points': sumOfPoints,
  'averages-over-own-rounds': averagesOverOwnRounds,
  'averages-over-opponents': averagesOverOpponents,
}
