import { add, divide, type Fraction, fraction, zero } from '../fraction.ts'
import { linesOf, pointsOf } from '../ledger.ts'
import { averagedLines, type ScheduleFormula, scheduleOpponents } from './schedule.ts'

/** Each opponent's tournament points per round, added up, divided by the player's own rounds. */
export const averagesOverOwnRounds: ScheduleFormula = (player, ledger, readings): Fraction => {
  const ownRounds = linesOf(ledger, player).length
  if (ownRounds === 0) return zero
  const total = scheduleOpponents(player, ledger, readings).reduce((sum, opponent) => {
    const lines = averagedLines(opponent, ledger, readings)
    return lines.length === 0 ? sum : add(sum, fraction(pointsOf(lines), lines.length))
  }, zero)
  return divide(total, ownRounds)
}
