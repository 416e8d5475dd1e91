import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { DrawnLuck } from '../../vocabulary/luck.ts'
import type { Bye, PairConstraint, Pairing, Receipt } from '../../vocabulary/pairing.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import type { StagePlan } from '../../vocabulary/stage.ts'

export type RoundFact =
  | {
      readonly kind: 'stage-started'
      readonly stage: number
      readonly plan: StagePlan
      /** Swiss: by player number. Elimination: by seed. */
      readonly entrants: readonly PlayerId[]
      /** Elimination without seeds: the places of the bracket by lot, null where nobody stands. */
      readonly places?: readonly (PlayerId | null)[]
      /** Double elimination: the places of its chart, with fewer entrants the best have byes. */
      readonly chart?: number
      readonly entropy?: string
      readonly luck?: DrawnLuck
    }
  | {
      readonly kind: 'round-paired'
      readonly round: number
      readonly stage: number
      readonly method: { readonly name: string; readonly version: number }
      readonly entropy: string
      /** Where the entropy came from; absent where it was drawn on the spot, as before. */
      readonly luck?: DrawnLuck
      readonly pairings: readonly (Pairing & { readonly match: MatchId })[]
      readonly byes: readonly Bye[]
      /** Null in elimination, where the bracket leaves nothing to choose. */
      readonly receipt: Receipt | null
      /** Active players a leader left without opponent and bye, on record. */
      readonly leftOut: readonly PlayerId[]
      /** What is played at all tables, where the document draws it. */
      readonly mission?: string
      /** How it was drawn; absent in the first version, and where nothing was drawn. */
      readonly missionDraw?: { readonly name: 'bag'; readonly version: number }
      /** Why a leader paired by hand, or drew again. */
      readonly reason?: string
    }
  | { readonly kind: 'round-unpaired'; readonly round: number }
  | { readonly kind: 'round-published'; readonly round: number }
  | {
      readonly kind: 'round-repaired'
      readonly round: number
      /** The matches that do not take place. */
      readonly removed: readonly MatchId[]
      readonly pairings: readonly (Pairing & { readonly match: MatchId })[]
      /** All byes of the round as it is now. */
      readonly byes: readonly Bye[]
      readonly receipt: Receipt | null
      readonly reason: string
    }
  | {
      readonly kind: 'pair-constrained'
      readonly players: Pair<PlayerId>
      readonly as: PairConstraint
      readonly reason: string
    }
  | { readonly kind: 'round-closed'; readonly round: number }

export type RoundRefusal =
  | { readonly code: 'not-announced' }
  | {
      readonly code: 'announcement-outdated'
      readonly announced: number
      readonly now: number
      /** Not the structure is another one now, but who rules on a leader's matches, or what is played. */
      readonly what?: 'second-leader' | 'missions'
    }
  | { readonly code: 'too-few-players'; readonly needed: number; readonly present: number }
  | {
      readonly code: 'below-minimum'
      readonly what: 'rounds' | 'cut'
      readonly minimum: number
      readonly planned: number
    }
  | { readonly code: 'stage-not-started' }
  | { readonly code: 'stage-running'; readonly stage: number }
  | { readonly code: 'no-further-round'; readonly planned: number }
  | { readonly code: 'no-further-stage' }
  | { readonly code: 'round-open'; readonly round: number; readonly tables: readonly number[] }
  | { readonly code: 'results-missing'; readonly round: number; readonly tables: readonly number[] }
  | { readonly code: 'no-round' }
  | { readonly code: 'round-not-published'; readonly round: number }
  | { readonly code: 'round-already-published'; readonly round: number }
  | { readonly code: 'left-out'; readonly players: readonly PlayerId[] }
  | { readonly code: 'paired-twice'; readonly player: PlayerId }
  | { readonly code: 'not-in-round'; readonly player: PlayerId }
  | { readonly code: 'plays-self'; readonly player: PlayerId }
  | { readonly code: 'wrong-bracket'; readonly players: readonly PlayerId[] }
  | { readonly code: 'pair-not-constrained'; readonly players: Pair<PlayerId> }
  | { readonly code: 'confirmation-missing'; readonly tables: readonly number[] }
