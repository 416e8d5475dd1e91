import type { PlayerId } from '../vocabulary/ids.ts'
import type { Pair } from '../vocabulary/seat.ts'
import type { LuckFault } from './committed-luck.ts'

/** What is wrong with a record. `entry` and `round` say where, null where it is about the whole. */
export type RecordProblem = { readonly entry: number | null; readonly round: number | null } & (
  | {
      readonly code: 'chain-broken'
      /** Its own hash, the one before it, its number, or what stands around the entries. */
      readonly how: 'hash' | 'previous' | 'number' | 'around'
    }
  | { readonly code: 'head-differs'; readonly wanted: string }
  | {
      readonly code: 'round-differs'
      readonly how: 'tables' | 'places' | LuckFault
      /** Who would meet somebody else, or sit out. */
      readonly players: readonly PlayerId[]
      /** As published, and as it comes out. */
      readonly published: readonly Pair<PlayerId>[]
      readonly drawn: readonly Pair<PlayerId>[]
    }
  | {
      readonly code: 'standings-differ'
      readonly how: 'standings' | 'places' | 'cut'
      readonly players: readonly PlayerId[]
    }
  | { readonly code: 'impossible-fact'; readonly kind: string }
  | { readonly code: 'unknown-regulation'; readonly regulation: string }
)

/** About an entry, a round, or the whole. */
export const at = (entry: number | null = null, round: number | null = null) => ({ entry, round })
