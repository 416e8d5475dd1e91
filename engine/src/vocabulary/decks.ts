import type { Card, Sleeves } from './card.ts'
import type { PlayerId } from './ids.ts'
import type { Side } from './result.ts'

/** A card with the objective set it belongs to; absent where the list does not say. */
export type SetCard = Card & { readonly set?: string }

export type Deck = {
  readonly side: Side
  readonly affiliations: readonly Card[]
  /** The objective cards: each stands for one objective set. */
  readonly objectives: readonly SetCard[]
  /** The command cards, as far as the list names them. */
  readonly commands: readonly SetCard[]
  readonly sleeves?: Sleeves
}

/** A deck of a team: who plays it, and the other of the two. Ids: names stand beside the log. */
export type TeamDeck = Deck & {
  readonly owner: PlayerId | null
  readonly teamMate: PlayerId | null
}
