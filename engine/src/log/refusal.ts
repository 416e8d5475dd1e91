import type { MatchId, PlayerId } from '../vocabulary/ids.ts'
import type { Ending } from '../vocabulary/result.ts'
import type { Role } from '../vocabulary/role.ts'
import type { RuleId } from '../vocabulary/rule.ts'
import type { FactKind } from './fact.ts'

/**
 * A rules "no": a code, its data and, where a rule is behind it, the rule's id. The words are in
 * `protocol`. A refusal with `overridable` gives way to a leader who says why.
 */
export type Refusal = { readonly rule?: RuleId; readonly overridable?: true } & (
  | { readonly code: 'not-allowed'; readonly role: Role; readonly command: string }
  | { readonly code: 'no-such-event' }
  | { readonly code: 'event-exists' }
  | { readonly code: 'event-finished' }
  | { readonly code: 'unknown-regulation'; readonly regulation: string }
  | { readonly code: 'not-in-this-regulation'; readonly what: string; readonly regulation: string }
  | { readonly code: 'bad-value'; readonly field: string; readonly expected: string }
  | { readonly code: 'unknown-player'; readonly player: PlayerId }
  | { readonly code: 'already-registered'; readonly player: PlayerId }
  | { readonly code: 'registration-over'; readonly player: PlayerId }
  | { readonly code: 'registration-still-open'; readonly player: PlayerId }
  | { readonly code: 'late-entry-refused'; readonly player: PlayerId }
  | { readonly code: 'already-checked-in'; readonly player: PlayerId }
  | { readonly code: 'not-active'; readonly player: PlayerId }
  | { readonly code: 'still-active'; readonly player: PlayerId }
  | { readonly code: 'disqualified-for-good'; readonly player: PlayerId }
  | { readonly code: 'readmission-off'; readonly player: PlayerId }
  | { readonly code: 'stage-over'; readonly player: PlayerId }
  | { readonly code: 'leader-may-not-play'; readonly player: PlayerId; readonly tier: string }
  | { readonly code: 'second-judge-missing'; readonly player: PlayerId }
  | { readonly code: 'not-announced' }
  | { readonly code: 'announcement-outdated'; readonly announced: number; readonly now: number }
  | { readonly code: 'too-few-players'; readonly needed: number; readonly present: number }
  | {
      readonly code: 'below-minimum'
      readonly what: 'rounds' | 'cut'
      readonly minimum: number
      readonly planned: number
    }
  | {
      readonly code: 'no-table-for-head-count'
      readonly structure: string
      readonly players: number
    }
  | { readonly code: 'stage-not-started' }
  | { readonly code: 'stage-running'; readonly stage: number }
  | { readonly code: 'cut-needed' }
  | { readonly code: 'cut-not-due' }
  | { readonly code: 'cut-already-made' }
  | { readonly code: 'no-further-round'; readonly planned: number }
  | { readonly code: 'no-further-stage' }
  | { readonly code: 'round-open'; readonly round: number; readonly tables: readonly number[] }
  | { readonly code: 'results-missing'; readonly round: number; readonly tables: readonly number[] }
  | { readonly code: 'no-round' }
  | { readonly code: 'round-not-published'; readonly round: number }
  | { readonly code: 'round-already-published'; readonly round: number }
  | { readonly code: 'clock-already-started'; readonly round: number }
  | { readonly code: 'left-out'; readonly players: readonly PlayerId[] }
  | { readonly code: 'paired-twice'; readonly player: PlayerId }
  | { readonly code: 'not-in-round'; readonly player: PlayerId }
  | { readonly code: 'plays-self'; readonly player: PlayerId }
  | { readonly code: 'wrong-bracket'; readonly players: readonly PlayerId[] }
  | { readonly code: 'unknown-match'; readonly match: MatchId }
  | { readonly code: 'result-already-entered'; readonly match: MatchId; readonly table: number }
  | { readonly code: 'result-not-entered'; readonly match: MatchId; readonly table: number }
  | { readonly code: 'result-carried-on'; readonly match: MatchId; readonly table: number }
  | { readonly code: 'score-out-of-range'; readonly score: number; readonly maximum: number }
  | { readonly code: 'score-needs-full'; readonly ending: Ending; readonly full: number }
  | { readonly code: 'score-both-full'; readonly full: number }
  | { readonly code: 'score-not-below-full'; readonly full: number }
  | { readonly code: 'score-needed'; readonly ending: Ending }
  | { readonly code: 'initiative-needed' }
  | { readonly code: 'initiative-not-needed' }
  | { readonly code: 'salvo-needed' }
  | { readonly code: 'salvo-not-needed' }
  | { readonly code: 'salvo-rolls-differ' }
  | { readonly code: 'witness-needed' }
  | { readonly code: 'draw-not-in-this-stage' }
  | { readonly code: 'tie-incomplete'; readonly missing: 'defeats' | 'damage' | 'die' }
  | { readonly code: 'tie-not-needed'; readonly what: 'defeats' | 'damage' | 'die' }
  | { readonly code: 'loser-reached-target'; readonly target: number }
  | { readonly code: 'game-may-not-be-conceded'; readonly game: number }
  | { readonly code: 'game-has-no-time-limit' }
  | { readonly code: 'table-state-impossible'; readonly what: string; readonly most: number }
  | {
      readonly code: 'length-not-allowed'
      readonly minutes: number
      readonly from: number | null
      readonly to: number | null
    }
  | {
      readonly code: 'cut-size-not-in-document'
      readonly cut: number
      readonly sizes: readonly number[]
    }
  | { readonly code: 'no-place-to-decline'; readonly player: PlayerId }
  | { readonly code: 'winner-needed'; readonly ending: Ending }
  | { readonly code: 'reason-needed' }
  | { readonly code: 'unknown-entry'; readonly entry: number }
  | { readonly code: 'already-undone'; readonly entry: number }
  | { readonly code: 'cannot-undo-creation' }
  | {
      readonly code: 'later-facts-depend'
      readonly entry: number
      readonly entries: readonly { readonly n: number; readonly kind: FactKind }[]
    }
)

export type RefusalCode = Refusal['code']
