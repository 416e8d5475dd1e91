import { divide, type Fraction, zero } from '../fraction.ts'
import { linesOf } from '../ledger.ts'
import { averagesOf, type ScheduleFormula } from './schedule.ts'

/** Each opponent's tournament points per round, added up, divided by the player's own rounds. */
export const averagesOverOwnRounds: ScheduleFormula = (player, ledger, readings): Fraction => {
  const ownRounds = linesOf(ledger, player).length
  return ownRounds === 0 ? zero : divide(averagesOf(player, ledger, readings), ownRounds)
}
