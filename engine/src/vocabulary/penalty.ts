import type { MatchId } from './ids.ts'

/** What a player did, in the words of the documents. */
export const infractions = [
  'rules-gap',
  'illegal-game-state',
  'force',
  'behaviour',
  'disrespect',
  'cheating',
  'collusion',
  'stalling',
  'infinite-combo',
  'outside-help',
  'distraction',
  'sleight-of-hand',
  'physical-manipulation',
  'soft-play',
  'deliberate-loss',
  'information-sharing',
  'bribery',
  'bullying',
  'team-play',
  'misinformation',
  'illegal-list',
] as const
export type Infraction = (typeof infractions)[number]

export const penaltyKinds = [
  'warning',
  'game-loss',
  'match-loss',
  'double-loss',
  'reported-to-publisher',
] as const
export type PenaltyKind = (typeof penaltyKinds)[number]

/**
 * What a ruling costs the players it is about. Extensions, deductions and disqualifications are
 * commands of their own.
 */
export type Penalty =
  | { readonly kind: 'warning' | 'reported-to-publisher' }
  | { readonly kind: 'match-loss' | 'double-loss'; readonly match: MatchId }
  /** `game` counts from 1. */
  | { readonly kind: 'game-loss'; readonly match: MatchId; readonly game: number }
