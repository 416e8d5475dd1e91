import type { PlayerId } from './ids.ts'
import type { Pair, Seat } from './seat.ts'

export type Score = Pair<number>

/** The two sides of a title that has them. */
export type Side = 'light' | 'dark'

/** One game of a match of two: who won it, or why nobody did. */
export type Game =
  | Seat
  | 'draw'
  | 'double-loss'
  | 'unplayed'
  /** Whose squad was illegal. */
  | { readonly annulled: Seat }
  /** Who gave the game up. */
  | { readonly conceded: Seat }

/** What decides equal scores, as far as it is needed: defeats, then damage, then rolls. */
export type Tie = {
  readonly defeats?: Pair<number>
  readonly damage?: Pair<number>
  /** Every roll of both, the equal ones too. */
  readonly die?: readonly Pair<number>[]
}

/** The rolls of a final salvo: how many dice each had, and the hits of every roll. */
export type SalvoRolls = { readonly dice: Pair<number>; readonly hits: readonly Pair<number>[] }

/** What lay on the table when time ended a game that must have a winner. */
export type TableState = {
  readonly objectives: number
  readonly damageOnDark: number
  readonly dial: number
  readonly damageOnLight: number
  readonly balance: Side
}

/** What is handed in for a match. The regulation says which of these it knows. */
export type Result =
  | {
      readonly ending: 'destruction' | 'time' | 'mutual-destruction' | 'points'
      readonly score: Score
      /** Who had initiative, where that decides equal scores. */
      readonly initiative?: Seat
      /** Who won the final salvo, where that decides equal scores. */
      readonly salvo?: Seat
      readonly salvoRolls?: SalvoRolls
      readonly tie?: Tie
    }
  | { readonly ending: 'defeat'; readonly winner: Seat; readonly score: Score }
  | {
      readonly ending: 'concession'
      readonly by: Seat
      /** What stood on the table before, where scores count. */
      readonly score?: Score
    }
  | { readonly ending: 'games'; readonly games: Pair<Game> }
  | { readonly ending: 'won'; readonly winner: Seat; readonly light: Seat }
  | { readonly ending: 'forfeit'; readonly winner: Seat }
  | { readonly ending: 'timeout'; readonly light: Seat; readonly table: TableState }
  | { readonly ending: 'intentional-draw'; readonly witness: string }
  | { readonly ending: 'no-show'; readonly by: Seat }
  /** Neither of the two came. */
  | { readonly ending: 'double-no-show' }
  | { readonly ending: 'match-loss'; readonly by: Seat }
  | { readonly ending: 'double-loss' }
  | { readonly ending: 'withdrawal'; readonly by: Seat }

export type Ending = Result['ending']

/** What can be wrong with a result by itself, whoever hands it in. */
export type ResultFault =
  | { readonly code: 'score-out-of-range'; readonly score: number; readonly maximum: number }
  | { readonly code: 'score-needed'; readonly ending: Ending }
  | { readonly code: 'score-needs-full'; readonly ending: Ending; readonly full: number }
  | { readonly code: 'score-both-full'; readonly full: number }
  | { readonly code: 'score-not-below-full'; readonly full: number }
  | { readonly code: 'initiative-needed' }
  | { readonly code: 'initiative-not-needed' }
  | { readonly code: 'salvo-needed' }
  | { readonly code: 'salvo-not-needed' }
  | { readonly code: 'salvo-rolls-differ' }
  | { readonly code: 'witness-needed' }
  | { readonly code: 'draw-not-in-this-stage' }
  | { readonly code: 'tie-incomplete'; readonly missing: 'defeats' | 'damage' | 'die' }
  | { readonly code: 'die-rolled-on' }
  | { readonly code: 'loser-reached-target'; readonly target: number }
  | { readonly code: 'game-may-not-be-conceded'; readonly game: number }
  | { readonly code: 'game-has-no-time-limit' }
  /** Who should have played the light side. */
  | { readonly code: 'wrong-side'; readonly player: PlayerId }
  | { readonly code: 'table-state-impossible'; readonly what: string; readonly most: number }
