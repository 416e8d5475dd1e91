import type { LeaderId, MatchId, PlayerId } from '../vocabulary/ids.ts'
import type { Day } from '../vocabulary/instant.ts'
import type { Options } from '../vocabulary/option.ts'
import type { Bye, Pairing, Receipt } from '../vocabulary/pairing.ts'
import type { Result } from '../vocabulary/result.ts'
import type { LeaderRole } from '../vocabulary/role.ts'
import type { StageKind, StagePlan, Structure } from '../vocabulary/stage.ts'
import type { Tier } from '../vocabulary/tier.ts'
import type { RoundMinutes, Ruling } from './command.ts'
import type { Refusal } from './refusal.ts'

/** What came out, past tense, true for ever. Replaying never decides anything again. */
export type Fact =
  | {
      readonly kind: 'event-created'
      readonly name: string
      readonly regulation: string
      readonly tier: Tier
      readonly date: Day
      readonly structure: Structure
      readonly options: Options
      readonly entropy: string
      readonly roundMinutes?: RoundMinutes
      readonly missions?: readonly string[]
    }
  | {
      readonly kind: 'leader-appointed'
      readonly leader: LeaderId
      readonly role: LeaderRole
      readonly plays?: PlayerId
    }
  | {
      readonly kind: 'event-announced'
      readonly stages: readonly StagePlan[]
      readonly headCount: number
    }
  | {
      readonly kind: 'player-registered'
      readonly player: PlayerId
      readonly number: number
      readonly earnedBye: boolean
      readonly avoid: readonly PlayerId[]
    }
  | { readonly kind: 'player-checked-in'; readonly player: PlayerId }
  | {
      readonly kind: 'player-entered-late'
      readonly player: PlayerId
      readonly number: number
      /** Rounds that count as unpaired losses. */
      readonly missed: readonly number[]
    }
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
      readonly kind: 'clock-started'
      readonly round: number
      /** Null for a round without time limit. */
      readonly minutes: number | null
    }
  | { readonly kind: 'result-entered'; readonly match: MatchId; readonly result: Result }
  | {
      readonly kind: 'result-amended'
      readonly match: MatchId
      readonly result: Result
      readonly reason: string
    }
  | {
      readonly kind: 'player-dropped'
      readonly player: PlayerId
      /** The last round the player takes part in. */
      readonly after: number
    }
  | {
      readonly kind: 'player-readmitted'
      readonly player: PlayerId
      readonly missed: readonly number[]
    }
  | {
      readonly kind: 'player-disqualified'
      readonly player: PlayerId
      readonly after: number
      readonly reason: string
    }
  | { readonly kind: 'ruling-recorded'; readonly ruling: Ruling }
  | {
      readonly kind: 'points-deducted'
      readonly player: PlayerId
      readonly points: number
      readonly reason: string
    }
  | {
      readonly kind: 'lot-drawn'
      readonly about: string
      readonly among: readonly string[]
      readonly drawn: string
      readonly entropy: string
    }
  | {
      readonly kind: 'place-declined'
      readonly player: PlayerId
      readonly replacement: PlayerId | null
      /** Those who go on now, best seed first. */
      readonly seeds: readonly PlayerId[]
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

export type FactKind = Fact['kind']
