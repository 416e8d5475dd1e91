import { leaderId } from '../../vocabulary/ids.ts'
import type { Result } from '../../vocabulary/result.ts'
import type { Refusal } from '../spine/answers.ts'
import type { EventState, Leader, Match } from '../spine/state.ts'
import { holdsOffice } from './marshal.ts'
import { rulesOf } from './rules.ts'

const playsIn = ({ plays }: Leader, { players }: Match): boolean =>
  plays !== null && players.includes(plays)

const isOnDuty = (state: EventState, leader: Leader): boolean => {
  const { drawWitness } = rulesOf(state.created).regulation.people
  return leader.acting && holdsOffice(state, leader, drawWitness?.value ?? [])
}

/** Before whom the two of a match may agree on a draw: on duty, and not one of the two. */
export const drawWitnesses = (state: EventState, match: Match): readonly Leader[] =>
  state.leaders.filter((leader) => isOnDuty(state, leader) && !playsIn(leader, match))

/** Against a draw that nobody has seen who may. What a log of before has as a witness stands. */
export const witnessRefusal = (state: EventState, match: Match, result: Result): Refusal | null => {
  const { drawWitness } = rulesOf(state.created).regulation.people
  if (result.ending !== 'intentional-draw' || drawWitness === null) return null
  const { rule } = drawWitness
  const found = state.leaders.find(({ leader }) => leader === result.witness)
  if (found === undefined || !isOnDuty(state, found)) {
    return { code: 'witness-not-on-duty', leader: leaderId(result.witness), rule }
  }
  return playsIn(found, match)
    ? { code: 'witness-plays-here', leader: found.leader, table: match.table, rule }
    : null
}
