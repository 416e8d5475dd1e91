import type { Day } from '../vocabulary/instant.ts'

/** What a ship consists of, where a rule speaks of its parts one by one. */
export type Part = 'card' | 'token' | 'model' | 'dial'

/** The box a card came in, as far as anybody declared it. */
export type Product = {
  readonly name: string
  /** The release day in the region of the event; null where nobody knows it. */
  readonly released: Day | null
  /** The show at which it was first sold; null for an ordinary release. */
  readonly show: string | null
}

type Declared = {
  readonly name: string
  /** Below zero for cards that make a squad cheaper. */
  readonly points: number
  /** Null where the list does not say which box the card is from. */
  readonly product: Product | null
  /** Marks printed on the card that a rule may bar. */
  readonly marks: readonly string[]
  /** Parts that something else stands in for. */
  readonly proxies: readonly Part[]
}

export type Upgrade = Declared & {
  readonly kind: 'upgrade'
  /** Null for a card that every faction may use. */
  readonly faction: string | null
}

export type Ship = Declared & {
  readonly kind: 'ship'
  /** The faction printed on each part; a part that is not named has the card's faction. */
  readonly factions: { readonly card: string } & { readonly [P in Part]?: string }
  readonly size: 'small' | 'large' | 'huge'
  readonly hull: number
  readonly shields: number
  readonly attack: number
  readonly upgrades: readonly Upgrade[]
}

/** A squad list as handed in: what it says, not what a card database would say. */
export type Squad = {
  readonly faction: string
  readonly ships: readonly Ship[]
  /** The total as written; null where the list has none. */
  readonly total: number | null
  readonly obstacles: readonly string[] | null
  readonly damageDeck: string | null
}

export const shipPoints = (ship: Ship): number =>
  ship.upgrades.reduce((sum, upgrade) => sum + upgrade.points, ship.points)

export const squadPoints = (squad: Squad): number =>
  squad.ships.reduce((sum, ship) => sum + shipPoints(ship), 0)
