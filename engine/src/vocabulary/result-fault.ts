import type { Ending } from './result.ts'

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
  | { readonly code: 'tie-not-needed'; readonly what: 'defeats' | 'damage' | 'die' }
  | { readonly code: 'loser-reached-target'; readonly target: number }
  | { readonly code: 'game-may-not-be-conceded'; readonly game: number }
  | { readonly code: 'game-has-no-time-limit' }
  | { readonly code: 'table-state-impossible'; readonly what: string; readonly most: number }
