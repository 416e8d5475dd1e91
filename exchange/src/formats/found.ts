import type { Discrepancy } from '../report/discrepancy.ts'
import type { ScheduleFormula } from '../report/formulas.ts'
import type { ScenarioGame, ScenarioResult } from '../scenario/scenario.ts'
import type { FormatName } from './format.ts'
import type { Lost } from './lost.ts'

/** A number as the file has it, and to how many decimals its tool writes it. */
export type Figure = { readonly value: number; readonly decimals: number }

/** What a file says of a player's day, to be compared with what its results come to. */
export type Claims = {
  readonly points?: Figure
  readonly margin?: Figure
  readonly schedule?: Figure
  readonly extended?: Figure
  /** After the Swiss rounds. */
  readonly place?: number
  /** Players left in the round this one lost; 1 for the champion. */
  readonly finalPlace?: number
  /** The first Swiss round not played. */
  readonly droppedBefore?: number
  /** Gone, without saying since when. */
  readonly isDropped?: boolean
  readonly hadBye?: boolean
}

export type FoundPlayer = {
  readonly name: string
  readonly at: string
  readonly claims: Claims
  readonly members?: readonly string[]
  readonly earnedBye?: boolean
}

/** Who is said to have won; `draw` where nobody has. */
export type FoundWinner = { readonly player: string } | 'draw'

/** How a tool counted a match. */
export type Counted = 'win' | 'modified-win' | 'draw'

/** What a file says of a result, before a document was asked what it knows. */
export type Said =
  | { readonly kind: 'nothing' }
  /** As the document itself has it. */
  | { readonly kind: 'result'; readonly result: ScenarioResult }
  | {
      readonly kind: 'score'
      readonly score: readonly [number, number]
      readonly winner?: FoundWinner
      readonly ending?: 'time' | 'destruction' | 'concession'
      readonly counted?: Counted
    }
  | { readonly kind: 'winner'; readonly winner: FoundWinner }
  | { readonly kind: 'games'; readonly games: readonly [ScenarioGame, ScenarioGame] }
  /** What the match earned both, not what they made at the table. */
  | { readonly kind: 'match-points'; readonly points: readonly [number, number] }
  | { readonly kind: 'sided'; readonly winner: string; readonly light: string | null }
  /** A word that no document knows. */
  | { readonly kind: 'unknown'; readonly text: string }

export type FoundMatch =
  | { readonly at: string; readonly bye: string }
  | {
      readonly at: string
      readonly players: readonly [string, string]
      readonly said: Said
    }

export type FoundRound = {
  readonly stage: 'swiss' | 'elimination' | 'final-match'
  readonly at: string
  readonly matches: readonly FoundMatch[]
  readonly drop?: readonly string[]
}

export type Method = 'destroyed-points' | 'two-games' | 'victory-points'

/** A tournament as another tool tells it. */
export type Found = {
  readonly format: FormatName
  readonly name: string | null
  readonly date: string | null
  /** How matches are scored there; null where the file leaves it open. */
  readonly method: Method | null
  readonly isForTeams?: boolean
  /** The document, where the file names it. */
  readonly regulation?: string
  readonly winPoints?: number
  readonly players: readonly FoundPlayer[]
  readonly rounds: readonly FoundRound[]
  readonly planned?: { readonly swissRounds: number; readonly cut: number }
  /** How the tool works schedules out, where that is known of it. */
  readonly schedules?: ScheduleFormula
  /** Lists that travel along, by the player's name. */
  readonly lists?: ReadonlyMap<string, unknown>
  readonly lost: readonly Lost[]
  /** What the file says against itself, seen while reading it. */
  readonly noted?: readonly Discrepancy[]
}
