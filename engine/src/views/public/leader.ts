import { rulingLeader } from '../../event/leaders/ruling-leader.ts'
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

export const publicLeader = (published: Published, id: LeaderId): PublicLeader => {
  const { state, leaders } = published
  const found = state.leaders.find(({ leader }) => leader === id)
  const plays = found?.plays ?? null
  const name = plays === null ? leaders.get(id) : publicPlayer(published, plays).name
  return { leader: id, role: found?.role ?? 'judge', name: name ?? null }
}

/** Who rules where a leader plays: null for nobody; nothing is said of the other tables. */
export const publicRuling = (
  published: Published,
  players: readonly PlayerId[],
): { readonly ruling?: PublicLeader | null } => {
  const ruling = rulingLeader(published.state, players)
  if (ruling.kind === 'any') return {}
  return { ruling: ruling.kind === 'missing' ? null : publicLeader(published, ruling.leader) }
}
