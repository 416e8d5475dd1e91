import type { Sleeves } from '../../vocabulary/card.ts'
import type { Side } from '../../vocabulary/result.ts'

/** A piece of a text or file that names a card. */
export type SaidCard = {
  readonly part: 'affiliation' | 'set' | 'command'
  readonly text: string
  readonly line: number
  /** As a file has them; a text says its copies in its own words. */
  readonly octgn?: string
  readonly copies?: number
}

/** A deck before its cards are looked up; without a side the cards tell which decks they are of. */
export type SaidDeck = {
  readonly side: Side | null
  readonly sleeves?: Sleeves
  readonly cards: readonly SaidCard[]
}

export type SaidDecks = {
  readonly decks: readonly SaidDeck[]
  /** Headings and whatever else names no card. */
  readonly about: readonly { readonly text: string; readonly line: number }[]
}
