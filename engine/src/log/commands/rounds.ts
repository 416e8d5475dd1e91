import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { Bye } from '../../vocabulary/pairing.ts'
import type { Result } from '../../vocabulary/result.ts'
import type { Pair } from '../../vocabulary/seat.ts'

/** How a leader wants two players treated by every pairing from now on. */
export type PairConstraint = 'forbidden' | 'fixed' | 'free'

/** Stages, rounds, tables, clocks and results. */
export type RoundCommand =
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
  /** Other pairs for some tables of a published round, none of which has begun. */
  | {
      readonly kind: 'repair-round'
      readonly matches: readonly MatchId[]
      readonly pairs: readonly Pair<PlayerId>[]
      readonly byes: readonly Bye[]
      readonly reason: string
    }
  | {
      readonly kind: 'constrain-pair'
      readonly players: Pair<PlayerId>
      readonly as: PairConstraint
      readonly reason: string
    }
  /** A player who keeps to one table; null for any. */
  | { readonly kind: 'assign-table'; readonly player: PlayerId; readonly table: number | null }
  /** The number of the event's first table in the hall, and the tables nobody can play at. */
  | { readonly kind: 'set-tables'; readonly first: number; readonly closed: readonly number[] }
  | { readonly kind: 'start-clock' }
  | { readonly kind: 'pause-clock' }
  | { readonly kind: 'resume-clock' }
  | { readonly kind: 'call-time' }
  /** More time for one match, or for all of the round. */
  | {
      readonly kind: 'extend-time'
      readonly match?: MatchId
      readonly minutes: number
      readonly reason: string
    }
  | { readonly kind: 'start-match'; readonly match: MatchId }
  | { readonly kind: 'end-match'; readonly match: MatchId }
  /** What a player says the result is; two who agree need nobody else. */
  | {
      readonly kind: 'report-result'
      readonly match: MatchId
      readonly player: PlayerId
      readonly result: Result
    }
  | { readonly kind: 'enter-result'; readonly match: MatchId; readonly result: Result }
  | {
      readonly kind: 'amend-result'
      readonly match: MatchId
      readonly result: Result
      readonly reason: string
    }
  /** A coin, a lot: one of several, by chance and on record. */
  | { readonly kind: 'draw-lot'; readonly about: string; readonly among: readonly string[] }
  | { readonly kind: 'close-round' }
  | { readonly kind: 'make-cut' }
  | { readonly kind: 'finish-event' }
  | { readonly kind: 'undo'; readonly entry: number; readonly reason: string }
