import { divide, type Fraction, zero } from '../fraction.ts'
import { averagesOf, type ScheduleFormula, scheduleOpponents } from './schedule.ts'

/** Each opponent's tournament points per round, averaged over the opponents. */
export const averagesOverOpponents: ScheduleFormula = (player, ledger, readings): Fraction => {
  const opponents = scheduleOpponents(player, ledger, readings).length
  return opponents === 0 ? zero : divide(averagesOf(player, ledger, readings), opponents)
}
