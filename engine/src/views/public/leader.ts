import { rulingLeader } from '../../event/leaders/ruling-leader.ts'
import type { AnnouncedSecond } from '../../event/set-up/answers.ts'
import type { AnnouncedAnew } from '../../event/spine/state.ts'
import type { LeaderId, PlayerId } from '../../vocabulary/ids.ts'
import type { LeaderRole } from '../../vocabulary/role.ts'
import type { Published } from '../redact.ts'
import { publicPlayer } from './player.ts'

/** A leader as everybody may know one: who plays by the player's public name. */
export type PublicLeader = {
  readonly leader: LeaderId
  readonly role: LeaderRole
  /** Null where the office alone is known. */
  readonly name: string | null
}

const publicLeader = (published: Published, id: LeaderId): PublicLeader => {
  const { state, leaders } = published
  const found = state.leaders.find(({ leader }) => leader === id)
  const plays = found?.plays ?? null
  const name = plays === null ? leaders.get(id) : publicPlayer(published, plays).name
  return { leader: id, role: found?.role ?? 'judge', name: name ?? null }
}

/** Who holds the event; nobody where the office alone is known. */
export const publicOrganizers = (published: Published): readonly string[] =>
  published.state.leaders
    .filter(({ role }) => role === 'organizer')
    .flatMap(({ leader }) => publicLeader(published, leader).name ?? [])

/** What was announced anew, with those it names as everybody may know them. */
export type PublicAnew = AnnouncedAnew & { readonly leaders: readonly PublicLeader[] }

export const publicAnew = (published: Published, anew: AnnouncedAnew): PublicAnew => {
  const told = anew.changes.flatMap((one) =>
    one.what === 'second-leader' ? [...one.before, ...one.now] : [],
  )
  return { ...anew, leaders: publicLeaders(published, told) }
}

/** Those who play, and those who rule where they do. */
export const publicLeaders = (
  published: Published,
  told: readonly AnnouncedSecond[],
): readonly PublicLeader[] =>
  [...new Set(told.flatMap(({ leader, second }) => [leader, second ?? leader]))].map((id) =>
    publicLeader(published, id),
  )

/** Who rules where a leader plays: null for nobody; nothing is said of the other tables. */
export const publicRuling = (
  published: Published,
  players: readonly PlayerId[],
): { readonly ruling?: PublicLeader | null } => {
  const ruling = rulingLeader(published.state, players)
  if (ruling.kind === 'any') return {}
  return { ruling: ruling.kind === 'missing' ? null : publicLeader(published, ruling.leader) }
}
