import type { LeaderId, MatchId, PlayerId } from '../vocabulary/ids.ts'
import type { Day } from '../vocabulary/instant.ts'
import type { Options } from '../vocabulary/option.ts'
import type { Bye } from '../vocabulary/pairing.ts'
import type { Result } from '../vocabulary/result.ts'
import type { LeaderRole } from '../vocabulary/role.ts'
import type { Pair } from '../vocabulary/seat.ts'
import type { Structure } from '../vocabulary/stage.ts'
import type { Tier } from '../vocabulary/tier.ts'

/** A wish, imperative; it may be refused. */
export type Command =
  | {
      readonly kind: 'create-event'
      readonly name: string
      readonly regulation: string
      readonly tier: Tier
      readonly date: Day
      readonly structure: Structure
      readonly options: Options
      /** What every lot of the event is drawn from; absent: the desk's own entropy. */
      readonly entropy?: string
      /** Where the document lets the organizer choose how long rounds are. */
      readonly roundMinutes?: RoundMinutes
      /** What is played, where the document draws it for each round. */
      readonly missions?: readonly string[]
    }
  | {
      readonly kind: 'appoint-leader'
      readonly leader: LeaderId
      readonly role: LeaderRole
      /** The player this leader is, where a leader takes part. */
      readonly plays?: PlayerId
    }
  | { readonly kind: 'announce-event' }
  | {
      readonly kind: 'register-player'
      readonly player: PlayerId
      readonly earnedBye?: boolean
      /** Whom this player asks not to meet in round 1. */
      readonly avoid?: readonly PlayerId[]
    }
  | { readonly kind: 'register-late-player'; readonly player: PlayerId }
  | { readonly kind: 'check-in-player'; readonly player: PlayerId }
  | { readonly kind: 'start-stage' }
  | { readonly kind: 'pair-round' }
  | {
      readonly kind: 'pair-round-by-hand'
      readonly tables: readonly Pair<PlayerId>[]
      readonly byes: readonly Bye[]
      readonly reason: string
    }
  | { readonly kind: 'unpair-round' }
  | { readonly kind: 'publish-round' }
  | { readonly kind: 'start-clock' }
  | { readonly kind: 'enter-result'; readonly match: MatchId; readonly result: Result }
  | {
      readonly kind: 'amend-result'
      readonly match: MatchId
      readonly result: Result
      readonly reason: string
    }
  | {
      readonly kind: 'drop-player'
      readonly player: PlayerId
      readonly when: 'now' | 'after-round'
    }
  | { readonly kind: 'readmit-player'; readonly player: PlayerId }
  | {
      readonly kind: 'disqualify-player'
      readonly player: PlayerId
      readonly when: 'now' | 'after-round'
      readonly reason: string
    }
  | { readonly kind: 'record-ruling'; readonly ruling: Ruling }
  | {
      readonly kind: 'deduct-points'
      readonly player: PlayerId
      readonly points: number
      readonly reason: string
    }
  /** A coin, a lot: one of several, by chance and on record. */
  | { readonly kind: 'draw-lot'; readonly about: string; readonly among: readonly string[] }
  | { readonly kind: 'decline-place'; readonly player: PlayerId }
  | { readonly kind: 'close-round' }
  | { readonly kind: 'make-cut' }
  | { readonly kind: 'finish-event' }
  | { readonly kind: 'undo'; readonly entry: number; readonly reason: string }

export type CommandKind = Command['kind']

export type RoundMinutes = { readonly swiss?: number; readonly elimination?: number }

/** A leader's decision on record. */
export type Ruling = {
  readonly about: 'dispute' | 'conduct' | 'component' | 'collusion'
  readonly players: readonly PlayerId[]
  readonly table?: number
  readonly text: string
}
