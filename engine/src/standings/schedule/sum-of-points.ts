import { fraction } from '../fraction.ts'
import type { ScheduleFormula } from './schedule.ts'

/** The tournament points of all opponents, added up, not divided by anything. */
export const sumOfPoints: ScheduleFormula = ({ opponents }) =>
  fraction(opponents.reduce((sum, { total }) => sum + total, 0))
