import type { LeaderId, PlayerId } from './ids.ts'

export const roles = [
  'organizer',
  'marshal',
  'judge',
  'scorekeeper',
  'player',
  'spectator',
] as const
export type Role = (typeof roles)[number]

/** Who gives a command. Ids only: names stand in `people`, apart from the log. */
export type Actor = {
  readonly role: Role
  readonly leader?: LeaderId
  readonly player?: PlayerId
  /** Which of a team, from 1 on, where each has a phone; absent where that is not known. */
  readonly member?: number
}

export const leaderRoles = ['organizer', 'marshal', 'judge'] as const
export type LeaderRole = (typeof leaderRoles)[number]
export const isLeader = (actor: Actor): boolean =>
  (leaderRoles as readonly Role[]).includes(actor.role)

/** Who rules on a match: any leader where nobody in it leads, otherwise just one, or nobody. */
export type RulingLeader =
  | { readonly kind: 'any' }
  | { readonly kind: 'named'; readonly leader: LeaderId }
  | { readonly kind: 'missing' }
