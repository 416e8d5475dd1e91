import type { Actor, LeaderRole } from '../../vocabulary/role.ts'
import type { EventState, Leader } from '../spine/state.ts'

type Leaders = Pick<EventState, 'leaders'>

export const organizersOf = ({ leaders }: Leaders): readonly Leader[] =>
  leaders.filter(({ role }) => role === 'organizer')

const appointed = ({ leaders }: Leaders): readonly Leader[] =>
  leaders.filter(({ role }) => role === 'marshal')

/** Whose word as marshal counts: the marshals, and the organizer where none is appointed. */
export const marshals = (state: Leaders): readonly Leader[] =>
  appointed(state).length > 0 ? appointed(state) : organizersOf(state)

export const isMarshal = (state: Leaders, { role }: Actor): boolean =>
  role === 'marshal' || (role === 'organizer' && appointed(state).length === 0)

/** Whether somebody holds one of the offices a clause names; an organizer may stand in as marshal. */
export const holdsOffice = (
  state: EventState,
  actor: Actor,
  offices: readonly LeaderRole[],
): boolean =>
  offices.some((office) => (office === 'marshal' ? isMarshal(state, actor) : actor.role === office))
