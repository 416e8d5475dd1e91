import type { EventId, Instant, LeaderId, PlayerId, Role } from '@topcut/engine'

/** Someone who can sign in to the server itself: its owner, and the organizers the owner invited. */
export type Account = {
  readonly id: string
  readonly kind: 'owner' | 'organizer'
  /** What the owner calls this person. */
  readonly label: string
  /** Sealed; null until one is chosen. */
  readonly passphrase: string | null
  readonly createdAt: Instant
  readonly revokedAt: Instant | null
}

export const grantedRoles = ['organizer', 'marshal', 'judge', 'scorekeeper', 'player'] as const
export type GrantedRole = Extract<Role, (typeof grantedRoles)[number]>

/** What somebody may be in one event. */
export type Grant = {
  readonly id: string
  readonly event: EventId
  readonly role: GrantedRole
  readonly label: string
  /** Who a leader is in the log. */
  readonly leader: LeaderId | null
  readonly player: PlayerId | null
  readonly createdAt: Instant
  readonly revokedAt: Instant | null
}

/** What a link opens. Kept under the hash of its token. */
export type Link = {
  readonly opens: { readonly account: string } | { readonly grant: string }
  readonly expiresAt: Instant
  /** True for a link that is spent when it is opened. */
  readonly once: boolean
}

/** One browser. Kept under the hash of the token in its cookie. */
export type Session = {
  readonly accounts: readonly string[]
  readonly grants: readonly string[]
  readonly expiresAt: Instant
}
