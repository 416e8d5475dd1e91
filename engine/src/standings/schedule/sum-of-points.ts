import { type Fraction, fraction } from '../fraction.ts'
import { totalOf } from '../ledger.ts'
import { type ScheduleFormula, scheduleOpponents } from './schedule.ts'

/** The tournament points of all opponents, added up, not divided by anything. */
export const sumOfPoints: ScheduleFormula = (player, ledger, readings): Fraction =>
  fraction(
    scheduleOpponents(player, ledger, readings).reduce(
      (sum, opponent) => sum + totalOf(ledger, opponent),
      0,
    ),
  )
