import { sumOf, zero } from '../fraction.ts'
import type { ScheduleFormula } from './schedule.ts'

/** Each opponent's tournament points per round, added up, divided by the player's own rounds. */
export const averagesOverOwnRounds: ScheduleFormula = ({ opponents, ownRounds }) =>
  ownRounds === 0 ? zero : sumOf(opponents, ({ average }) => average, ownRounds)
