import type { Actor, LeaderRole } from '../../vocabulary/role.ts'
import type { EventState } from '../spine/state.ts'
import { isMarshal } from './marshal.ts'

/** Whether somebody holds one of the offices a clause names; an organizer may stand in as marshal. */
export const holdsOffice = (
  state: EventState,
  actor: Actor,
  offices: readonly LeaderRole[],
): boolean =>
  offices.some((office) => (office === 'marshal' ? isMarshal(state, actor) : actor.role === office))
