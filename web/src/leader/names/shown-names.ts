import {
  type EventState,
  type LeaderId,
  type LeaderRole,
  type People,
  regulationOf,
  teamSize,
  shownNames as toldApart,
} from '@topcut/engine'
import type { Names } from '@topcut/protocol/words'

/** How everybody is called here: leaders see full names, two of one name with their numbers. */
export const shownNames = (
  state: EventState,
  people: People,
  leaders: ReadonlyMap<LeaderId, string> = new Map(),
  /** What the office is called of whoever has no name here. */
  office?: (role: LeaderRole) => string,
): Names => {
  const numbers = new Map([...state.players.values()].map((one) => [one.player, one.number]))
  const shown = toldApart(people, numbers)
  return {
    player: (id) => shown.get(id) ?? people.get(id)?.name ?? '#?',
    leader: (id) => {
      const role = state.leaders.find(({ leader }) => leader === id)?.role
      return leaders.get(id) ?? (role === undefined ? undefined : office?.(role)) ?? id
    },
    regulation: (id) => regulationOf(id)?.name ?? id,
    match: (id) => state.matches.get(id) ?? null,
    members: (id) => people.get(id)?.members ?? [],
    inTeams: teamSize(state.created) !== null,
    terms: regulationOf(state.created.regulation)?.terms ?? {},
  }
}
