import type { OptionValue } from '../../vocabulary/option.ts'
import type { Ending } from '../../vocabulary/result.ts'
import type { Clause } from '../../vocabulary/rule.ts'

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
  /** A game is drawn by the time limit only: then there is no time for another. */
  readonly afterDraw: Clause<'no-game' | 'another-game'>
}
