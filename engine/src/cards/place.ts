import type { CardName } from './catalogue.ts'

/**
 * Where a card is put: a ship or group of its own, under one, into the command deck, or as a set into
 * a deck.
 */
export type Place =
  | { readonly in: 'list' }
  | { readonly in: 'entry'; readonly entry: number; readonly slot?: string }
  | { readonly in: 'command-deck' }
  | { readonly in: 'deck'; readonly deck: number }

/** A card that may be meant by what is typed, and what the list would cost with it. */
export type Suggestion = CardName & {
  readonly id: string
  /** What tells it from others of its name, as the card has it: its ship, its subtitle, the number of its set. */
  readonly about: string
  /** Of an upgrade the place it takes, of a deployment card its faction: keys, not words to be read. */
  readonly slot?: string
  readonly faction?: string
  /** Null where cards cost none. */
  readonly points: number | null
  readonly total: number | null
}
