import type { LeaderId, PlayerId } from '../../vocabulary/ids.ts'
import type { LeaderRole } from '../../vocabulary/role.ts'
import type { Wish } from '../../vocabulary/wish.ts'

/** Who leads the event, and who takes part in it. */
export type PeopleCommand =
  | {
      readonly kind: 'appoint-leader'
      readonly leader: LeaderId
      readonly role: LeaderRole
      /** The player this leader is, where a leader takes part. */
      readonly plays?: PlayerId
      /** Who rules on this leader's matches; absent: any other leader. */
      readonly second?: LeaderId
    }
  | { readonly kind: 'dismiss-leader'; readonly leader: LeaderId }
  /** The event has another organizer from now on. */
  | { readonly kind: 'hand-over-office'; readonly to: LeaderId; readonly reason: string }
  /** A judge who is not acting as one counts as a spectator. */
  | { readonly kind: 'change-duty'; readonly leader: LeaderId; readonly acting: boolean }
  | {
      readonly kind: 'register-player'
      readonly player: PlayerId
      readonly earnedBye?: boolean
      /** Whom this player asks not to meet in round 1. */
      readonly avoid?: readonly PlayerId[]
    }
  | {
      readonly kind: 'register-late-player'
      readonly player: PlayerId
      /** Absent: the next one. Into the running one only where somebody sits out. */
      readonly joins?: 'next-round' | 'running-round'
    }
  /** How many players the hall holds; null for any number. Whoever comes beyond it waits. */
  | { readonly kind: 'set-capacity'; readonly players: number | null }
  /** Somebody who waits gets a place. */
  | { readonly kind: 'admit-player'; readonly player: PlayerId }
  | { readonly kind: 'check-in-player'; readonly player: PlayerId }
  | {
      readonly kind: 'mark-payment'
      readonly players: readonly PlayerId[]
      readonly paid: boolean
    }
  /** Takes the place of what these players asked for before; until round 1 is paired. */
  | { readonly kind: 'change-wishes'; readonly wishes: readonly Wish[] }
  | {
      readonly kind: 'drop-player'
      readonly player: PlayerId
      readonly when: 'now' | 'after-round'
    }
  | { readonly kind: 'readmit-player'; readonly player: PlayerId }
  | { readonly kind: 'decline-place'; readonly player: PlayerId }
