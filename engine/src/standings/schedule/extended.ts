import { divide, type Fraction, sumOf, zero } from '../fraction.ts'
import type { Course } from './schedule.ts'

type ExtendedFormula = (course: Pick<Course, 'opponents'>) => Fraction

const sumOfSchedules: ExtendedFormula = ({ opponents }) =>
  sumOf(opponents, ({ strength }) => strength)

const averageOfSchedules: ExtendedFormula = ({ opponents }) =>
  opponents.length === 0 ? zero : sumOf(opponents, ({ strength }) => strength, opponents.length)

/** Each opponent's strength divided by the number of that opponent's own opponents. */
const schedulesOverTheirOpponents: ExtendedFormula = ({ opponents }) =>
  sumOf(opponents, ({ strength, opponents: theirs }) =>
    theirs.length === 0 ? zero : divide(strength, theirs.length),
  )

export type ExtendedFormulaName =
  | 'sum-of-schedules'
  | 'average-of-schedules'
  | 'schedules-over-their-opponents'

/** One line per formula of extended strength of schedule. */
export const extendedFormulas: { readonly [N in ExtendedFormulaName]: ExtendedFormula } = {
  'sum-of-schedules': sumOfSchedules,
  'average-of-schedules': averageOfSchedules,
  'schedules-over-their-opponents': schedulesOverTheirOpponents,
}
