import type { Ending } from '../../vocabulary/result.ts'
import type { Clause } from '../../vocabulary/rule.ts'
import type { StageKind } from '../../vocabulary/stage.ts'

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
