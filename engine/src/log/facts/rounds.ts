import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { Bye, Pairing, Receipt } from '../../vocabulary/pairing.ts'
import type { Result } from '../../vocabulary/result.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import type { StageKind, StagePlan } from '../../vocabulary/stage.ts'
import type { PairConstraint } from '../commands/rounds.ts'
import type { Refusal } from '../refusal.ts'

export type RoundFact =
  | {
      readonly kind: 'stage-started'
      readonly stage: number
      readonly plan: StagePlan
      /** Swiss: by player number. Elimination: by seed. */
      readonly entrants: readonly PlayerId[]
      /** Elimination without seeds: the places of the bracket by lot, null where nobody stands. */
      readonly places?: readonly (PlayerId | null)[]
      readonly entropy?: string
    }
  | {
      readonly kind: 'round-paired'
      readonly round: number
      readonly stage: number
      readonly method: { readonly name: string; readonly version: number }
      readonly entropy: string
      readonly pairings: readonly (Pairing & { readonly match: MatchId })[]
      readonly byes: readonly Bye[]
      /** Null in elimination, where the bracket leaves nothing to choose. */
      readonly receipt: Receipt | null
      /** Active players a leader left without opponent and bye, on record. */
      readonly leftOut: readonly PlayerId[]
      /** What is played at all tables, where the document draws it. */
      readonly mission?: string
      /** Why a leader paired by hand. */
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
  | { readonly kind: 'table-assigned'; readonly player: PlayerId; readonly table: number | null }
  | { readonly kind: 'tables-set'; readonly first: number; readonly closed: readonly number[] }
  | {
      readonly kind: 'clock-started'
      readonly round: number
      /** Null for a round without time limit. */
      readonly minutes: number | null
    }
  | { readonly kind: 'clock-paused'; readonly round: number }
  | { readonly kind: 'clock-resumed'; readonly round: number }
  | { readonly kind: 'time-called'; readonly round: number }
  | {
      readonly kind: 'time-extended'
      readonly round: number
      /** Absent: all matches of the round. */
      readonly match?: MatchId
      readonly minutes: number
      readonly reason: string
    }
  | { readonly kind: 'match-started'; readonly match: MatchId }
  | { readonly kind: 'match-ended'; readonly match: MatchId }
  | {
      readonly kind: 'result-reported'
      readonly match: MatchId
      readonly player: PlayerId
      readonly result: Result
    }
  | {
      readonly kind: 'result-entered'
      readonly match: MatchId
      readonly result: Result
      /** The opponent of a leader who entered the own result: the second voice is awaited. */
      readonly awaits?: PlayerId
    }
  | { readonly kind: 'result-confirmed'; readonly match: MatchId; readonly player: PlayerId }
  | {
      readonly kind: 'result-amended'
      readonly match: MatchId
      readonly result: Result
      readonly reason: string
    }
  | {
      readonly kind: 'lot-drawn'
      readonly about: string
      readonly among: readonly string[]
      readonly drawn: string
      readonly entropy: string
    }
  | { readonly kind: 'round-closed'; readonly round: number }
  | {
      readonly kind: 'cut-made'
      /** The stage that the cut leads to. */
      readonly stage: number
      readonly kindOfStage: StageKind
      /** Those who go on, best seed first. */
      readonly seeds: readonly PlayerId[]
      /** Who would have changed under the document's other reading of the cut. */
      readonly otherReading: {
        readonly in: readonly PlayerId[]
        readonly out: readonly PlayerId[]
      } | null
    }
  | {
      readonly kind: 'event-finished'
      readonly champion: PlayerId
      readonly places: readonly { readonly place: number | null; readonly player: PlayerId }[]
    }
  | { readonly kind: 'undone'; readonly entry: number; readonly reason: string }
  | {
      /** A leader went ahead although the document says no; the refusal stands beside the reason. */
      readonly kind: 'rule-overridden'
      readonly refusal: Refusal
      readonly reason: string
    }
