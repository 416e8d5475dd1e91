import type { PlayerId } from '../../vocabulary/ids.ts'
import { add, divide, type Fraction, zero } from '../fraction.ts'

/** The strength of schedule of everybody, and whom each has met. */
export type Schedules = {
  readonly strengthOf: (player: PlayerId) => Fraction
  readonly opponentsOf: (player: PlayerId) => readonly PlayerId[]
}

export type ExtendedFormula = (player: PlayerId, schedules: Schedules) => Fraction

const sumOfSchedules: ExtendedFormula = (player, { strengthOf, opponentsOf }) =>
  opponentsOf(player).reduce((sum, opponent) => add(sum, strengthOf(opponent)), zero)

const averageOfSchedules: ExtendedFormula = (player, schedules) => {
  const { length } = schedules.opponentsOf(player)
  return length === 0 ? zero : divide(sumOfSchedules(player, schedules), length)
}

/** Each opponent's strength divided by the number of that opponent's own opponents. */
const schedulesOverTheirOpponents: ExtendedFormula = (player, { strengthOf, opponentsOf }) =>
  opponentsOf(player).reduce((sum, opponent) => {
    const { length } = opponentsOf(opponent)
    return length === 0 ? sum : add(sum, divide(strengthOf(opponent), length))
  }, zero)

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
