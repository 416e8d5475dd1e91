import type { Refusal } from '../spine/answers.ts'
import type { EventState, Round } from '../spine/state.ts'
import { matchesOf } from './rounds.ts'
import { rulesOf } from './rules.ts'

/** Against the end of a round: results of leaders who play that no opponent has confirmed. */
export const confirmationRefusals = (state: EventState, round: Round): readonly Refusal[] => {
  const { rule } = rulesOf(state.created).regulation.people.mayPlay
  const tables = matchesOf(state, round)
    .filter(({ awaits }) => awaits !== null)
    .map(({ table }) => table)
  return tables.length === 0
    ? []
    : [{ code: 'confirmation-missing', tables, rule, overridable: true }]
}
