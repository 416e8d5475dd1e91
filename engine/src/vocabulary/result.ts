import type { Pair, Seat } from './seat.ts'

export type Score = Pair<number>

/** What is handed in for a match. The regulation says which of these it knows. */
export type Result =
  | {
      readonly ending: 'destruction' | 'time' | 'mutual-destruction'
      readonly score: Score
      /** Who had initiative, where that decides equal scores. */
      readonly initiative?: Seat
      /** Who won the final salvo, where that decides equal scores. */
      readonly salvo?: Seat
    }
  | { readonly ending: 'concession'; readonly by: Seat; readonly score: Score }
  | { readonly ending: 'intentional-draw'; readonly witness: string }
  | { readonly ending: 'no-show'; readonly by: Seat }
  | { readonly ending: 'match-loss'; readonly by: Seat }
  | { readonly ending: 'double-loss' }
  | { readonly ending: 'withdrawal'; readonly by: Seat }

export type Ending = Result['ending']
