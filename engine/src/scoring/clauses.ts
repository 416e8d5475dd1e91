import type { OptionValue } from '../vocabulary/option.ts'
import type { Ending } from '../vocabulary/result.ts'
import type { Clause } from '../vocabulary/rule.ts'
import type { StageKind } from '../vocabulary/stage.ts'

/** What a played outcome earns. */
type PlayedPoints = {
  readonly win: number
  readonly 'modified-win': number
  readonly draw: number
  readonly loss: number
}

/** Matches of one game in which the points of what was destroyed are counted. */
export type DestroyedPointsClauses = {
  readonly method: 'destroyed-points'
  readonly endings: Clause<readonly Ending[]>
  /** What a wholly destroyed squad counts, whatever it cost. */
  readonly fullScore: Clause<number>
  /** A win at time by fewer points than this is a modified win; null where there is none. */
  readonly modifiedWinBelow: Clause<number> | null
  readonly equalInSwiss: Clause<'draw' | 'salvo'>
  readonly equalInElimination: Clause<'initiative' | 'salvo'>
  readonly concession: Clause<'squad-destroyed'>
  /** The stages in which two may agree on a draw before a witness; null where they may not. */
  readonly intentionalDraw: Clause<readonly StageKind[]> | null
  readonly tournamentPoints: Clause<PlayedPoints>
  /** The margin of victory of equal scores; a lead is added to it and taken from it. */
  readonly levelMargin: Clause<number>
}

export type GamePoints = { readonly win: number; readonly draw: number; readonly loss: number }

/** Matches of two games, each earning points of its own. */
export type TwoGamesClauses = {
  readonly method: 'two-games'
  readonly endings: Clause<readonly Ending[]>
  /** Fixed, or by the value of an option where the document leaves it open. */
  readonly gamePoints:
    | Clause<GamePoints>
    | { readonly [V in OptionValue<'teamGamePoints'>]: Clause<GamePoints> }
  /** The games (1, 2) that may be given up. */
  readonly conceding: Clause<readonly number[]>
}

/** Single games between two sides that must have a winner. */
export type SidedGameClauses = {
  readonly method: 'sided-game'
  readonly endings: Clause<readonly Ending[]>
  /** What the table counts when time is called, in hundredths. */
  readonly timeout: Clause<{
    readonly perObjective: number
    readonly perDamage: number
    readonly balance: number
    /** From this place on the dial: so much. */
    readonly dial: readonly { readonly from: number; readonly counts: number }[]
    /** An objective or a dial step more and the game would have been won. */
    readonly mostObjectives: number
    readonly mostDial: number
  }>
  /** Games without time limit cannot end by it. */
  readonly untimedGames: Clause<readonly string[]>
}

/** Matches of one game to a number of victory points. */
export type VictoryPointsClauses = {
  readonly method: 'victory-points'
  readonly endings: Clause<readonly Ending[]>
  readonly target: Clause<number>
  readonly tieChain: Clause<readonly ('defeats' | 'damage' | 'die')[]>
  readonly tournamentPoints: Clause<{ readonly win: number; readonly loss: number }>
}

export type ScoringClauses =
  | DestroyedPointsClauses
  | TwoGamesClauses
  | SidedGameClauses
  | VictoryPointsClauses

export type ByeClauses = {
  /** A bye is worth a full win. */
  readonly outcome: Clause<'win'>
  /** Null where the document has no margin of victory. */
  readonly marginOfVictory: Clause<number> | null
  /** The margin of victory of a bye won elsewhere; null where the document knows none. */
  readonly earned: Clause<number> | null
}
