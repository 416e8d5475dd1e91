/** What can be lost, break, or be shared. */
export const components = [
  'card',
  'model',
  'die',
  'ruler',
  'template',
  'token',
  'dial',
  'map',
  'damage-deck',
  'other',
] as const
export type Component = (typeof components)[number]

export const sharedItems = ['dice', 'ruler', 'templates'] as const
export type SharedItem = (typeof sharedItems)[number]

/** How a case of lost or damaged material ends. */
export const materialOutcomes = [
  'replaced',
  /** A leader's card stands in for a damaged one. */
  'proxy',
  /** Damaged, and good enough to play on with. */
  'kept',
  /** The opponent's is used for the rest of the round. */
  'shared',
  'conceded',
  'removed',
] as const
export type MaterialOutcome = (typeof materialOutcomes)[number]

/** What has to stand on a card that a leader makes; who and when are in the log. */
export type ProxyCard = {
  readonly card: string
  readonly lostText: string
  readonly madeBy: string
  readonly madeOn: string
}
