import {
  type EventState,
  type Naming,
  numberAsName,
  type People,
  type PlayerId,
  type PublicName,
  publicMembers,
  publicNames,
  rulesOf,
  teamSize,
} from '@topcut/engine'
import type { Names } from '@topcut/protocol/words'

/** How people are called in whatever leaves the desk: on paper, in files, before the hall. */
export type PublicNames = Names & {
  readonly player: (id: PlayerId) => PublicName
  readonly members: (id: PlayerId) => readonly PublicName[]
}

export const publicNamesFor = (
  state: EventState,
  people: People,
  { leader, regulation, match }: Names,
  naming: Naming = 'asked',
): PublicNames => {
  const numbers = new Map([...state.players.values()].map((one) => [one.player, one.number]))
  const clauses = rulesOf(state.created).regulation.people.names
  const inTeams = teamSize(state.created) !== null
  const shown = publicNames(people, numbers, clauses, { naming, inTeams })
  const shownMembers = publicMembers(people, clauses, naming)
  const player = (id: PlayerId) => shown.get(id) ?? numberAsName(numbers.get(id))
  const members = (id: PlayerId) => shownMembers.get(id) ?? []
  return { leader, regulation, match, player, members, inTeams }
}
