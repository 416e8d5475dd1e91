import type { ReadLine } from '../../reading.ts'

/** What is said of a card beside its name; null where nothing is. */
export type Hints = {
  readonly slot: string | null
  readonly product: string | null
  readonly points: number | null
}

/** A card as a text names it, before anybody looked which one it is. */
export type Mention = Hints & {
  readonly text: string
  readonly line: number
  /** By its id, which no other card has. */
  readonly isId: boolean
  /** Of another edition: it is told, never taken for a card of this one. */
  readonly isForeign?: boolean
}

export type ShipMention = {
  readonly pilot: Mention
  /** The kind of ship as the text has it; null where it has none. */
  readonly ship: string | null
  readonly upgrades: readonly Mention[]
}

/** A text taken apart, its cards not yet looked up. */
export type Draft = {
  readonly faction: string | null
  readonly ships: readonly ShipMention[]
  /** Cards that stand before the first ship. */
  readonly strays: readonly Mention[]
  readonly declared: number | null
  readonly obstacles: readonly string[] | null
  readonly damageDeck: string | null
  readonly about: readonly ReadLine[]
}
