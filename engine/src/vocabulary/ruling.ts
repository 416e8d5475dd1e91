import type { MatchId, PlayerId } from './ids.ts'

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

/** A leader's decision on record. */
export type Ruling = {
  readonly about: 'dispute' | 'conduct' | 'component' | 'collusion'
  readonly players: readonly PlayerId[]
  readonly table?: number
  readonly text: string
  readonly infraction?: Infraction
  readonly penalty?: Penalty
  /** What the ruling sets aside because it is in error there. */
  readonly overrules?: 'faq' | 'rules'
  /** The call it answers, by the number of its entry. */
  readonly call?: number
  /** About a component: it may not be played, and there is no other one. */
  readonly withoutReplacement?: boolean
}
