import {
  type Ask,
  type Command,
  type LeaderId,
  type LeaderRole,
  leaderId,
  type PlayerId,
} from '../src/index.ts'
import { id } from './story.ts'

type Also = { readonly plays?: string; readonly second?: string }

/** Appoints a leader, perhaps one who plays, with a second. */
export const appoint = (name: string, role: LeaderRole, { plays, second }: Also = {}): Command => ({
  kind: 'appoint-leader',
  leader: leaderId(name),
  role,
  ...(plays === undefined ? {} : { plays: id(plays) }),
  ...(second === undefined ? {} : { second: leaderId(second) }),
})

/** A leader as the state holds one. */
export const leading = (
  name: string,
  role: LeaderRole,
  more: { readonly plays?: string; readonly second?: string; readonly acting?: boolean } = {},
): {
  readonly leader: LeaderId
  readonly role: LeaderRole
  readonly plays: PlayerId | null
  readonly second: LeaderId | null
  readonly acting: boolean
} => ({
  leader: leaderId(name),
  role,
  plays: more.plays === undefined ? null : id(more.plays),
  second: more.second === undefined ? null : leaderId(more.second),
  acting: more.acting ?? true,
})

/** A command given by this leader, who signed in. */
export const byLeader = (name: string, role: LeaderRole = 'organizer'): Partial<Ask> => ({
  by: { role, leader: leaderId(name) },
})

/** A command given by a player. */
export const byPlayer = (name: string): Partial<Ask> => ({
  by: { role: 'player', player: id(name) },
})
