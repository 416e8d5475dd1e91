import type { Card, FactionCard, Part } from './card.ts'

export type Upgrade = FactionCard & { readonly kind: 'upgrade' }

export type Ship = Card & {
  readonly kind: 'ship'
  /** The faction printed on each part; a part that is not named has the card's faction. */
  readonly factions: { readonly card: string } & { readonly [P in Part]?: string }
  readonly size: 'small' | 'large' | 'huge'
  readonly hull: number
  readonly shields: number
  readonly attack: number
  readonly upgrades: readonly Upgrade[]
}

/** Ships with their upgrades, and what is brought along with them. */
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
