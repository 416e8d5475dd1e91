import type { EventId, Instant, LeaderId, PlayerId, Role } from '@topcut/engine'
import type { Device } from './device.ts'

/** Someone who can sign in to the server itself: its owner, and the organizers the owner invited. */
export type Account = {
  readonly id: string
  readonly kind: 'owner' | 'organizer'
  /** What the owner calls this person. */
  readonly label: string
  /** What is typed beside the passphrase; accounts of earlier versions have none yet. */
  readonly name?: string
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
  /** Which of a team, from 1 on. */
  readonly member?: number
  readonly createdAt: Instant
  readonly revokedAt: Instant | null
}

/** What a link opens. Kept under the hash of its token. */
export type Link = {
  readonly opens: { readonly account: string } | { readonly grant: string }
  readonly expiresAt: Instant
  /** True for a link that opens in one browser only: the first that opens it. */
  readonly once: boolean
}

/** Who was the first to open a link. Kept under the hash of the link's token. */
export type SpentLink = {
  readonly at: Instant
  /** The hash of what that browser calls itself: where the answer was lost it asks again. */
  readonly browser: string | null
}

/** From where somebody comes in, as far as it can be told. */
export type Seen = { readonly from: string | null; readonly device: Device }

/** One browser. Kept under the hash of the token in its cookie. */
export type Session = {
  readonly accounts: readonly string[]
  readonly grants: readonly string[]
  readonly expiresAt: Instant
  /** Sessions of earlier versions know neither when nor where they began. */
  readonly startedAt?: Instant
  readonly seen?: Seen
  /** The one that has taken its place, by its key: this one is there for a lost answer alone. */
  readonly replacedBy?: string
}
