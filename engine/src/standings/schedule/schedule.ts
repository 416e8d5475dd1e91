import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Readings } from '../../vocabulary/option.ts'
import { add, type Fraction, fraction, zero } from '../fraction.ts'
import { isUnplayed, type Ledger, type Line, linesOf, pointsOf } from '../ledger.ts'

export type ScheduleReadings = Pick<Readings, 'scheduleByes' | 'disqualifiedInSchedule'>

/** How strong the opponents of a player were. */
export type ScheduleFormula = (
  player: PlayerId,
  ledger: Ledger,
  readings: ScheduleReadings,
) => Fraction

/** The opponents that count for a player's schedule, once for each match. */
export const scheduleOpponents = (
  player: PlayerId,
  ledger: Ledger,
  readings: ScheduleReadings,
): readonly PlayerId[] =>
  linesOf(ledger, player).flatMap(({ opponent }) => {
    if (opponent === null) return []
    const isGone = ledger.get(opponent)?.isRanked === false
    return isGone && readings.disqualifiedInSchedule === 'remove' ? [] : [opponent]
  })

/** The lines of an opponent that an average is taken over. */
export const averagedLines = (
  player: PlayerId,
  ledger: Ledger,
  readings: ScheduleReadings,
): readonly Line[] => {
  const lines = linesOf(ledger, player)
  return readings.scheduleByes === 'ignore' ? lines.filter((line) => !isUnplayed(line)) : lines
}

/** Every opponent's tournament points per round, added up. */
export const averagesOf = (
  player: PlayerId,
  ledger: Ledger,
  readings: ScheduleReadings,
): Fraction =>
  scheduleOpponents(player, ledger, readings).reduce((sum, opponent) => {
    const lines = averagedLines(opponent, ledger, readings)
    return lines.length === 0 ? sum : add(sum, fraction(pointsOf(lines), lines.length))
  }, zero)
