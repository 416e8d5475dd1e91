import { sumOf, zero } from '../fraction.ts'
import type { ScheduleFormula } from './schedule.ts'

/** Each opponent's tournament points per round, averaged over the opponents. */
export const averagesOverOpponents: ScheduleFormula = ({ opponents }) =>
  opponents.length === 0 ? zero : sumOf(opponents, ({ average }) => average, opponents.length)
