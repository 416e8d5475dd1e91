import type { Card, FactionCard, Part, Sleeves } from './card.ts'
import type { PlayerId } from './ids.ts'
import type { Side } from './result.ts'

export type Upgrade = FactionCard & {
  readonly kind: 'upgrade'
  /** The place on its ship that it takes; absent where nobody said. */
  readonly slot?: string
}

export type Ship = Card & {
  readonly kind: 'ship'
  /** The kind of ship, by its id in the catalogue; absent where nobody said. */
  readonly ship?: string
  /** The faction printed on each part; a part that is not named has the card's faction. */
  readonly factions: { readonly card: string } & { readonly [P in Part]?: string }
  readonly size: 'small' | 'large' | 'huge'
  readonly hull: number
  readonly shields: number
  readonly attack: number
  readonly upgrades: readonly Upgrade[]
}

/** Ships with their upgrades, and what is brought along with them. */
type Squad = {
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

/** A group of figures by its card, and the cards attached to it. */
export type Deployment = FactionCard & {
  readonly attachments: readonly FactionCard[]
  /** How many figures the group has, and what each counts; absent where nobody said. */
  readonly figures?: number
  readonly figurePoints?: number
}

type Army = {
  readonly faction: string
  readonly deployments: readonly Deployment[]
  /** The total as written; null where the list has none. */
  readonly total: number | null
  /** Its cards cost no deployment points; null where the list does not name them. */
  readonly commandDeck: readonly FactionCard[] | null
  /** What the command deck is sleeved in. */
  readonly sleeves?: Sleeves
}

export const armyPoints = (army: Army): number =>
  army.deployments.reduce(
    (sum, { points, attachments }) =>
      attachments.reduce((inner, attachment) => inner + attachment.points, sum + points),
    0,
  )

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

/** A list as it is handed in: what it says, not what a card database would say. */
export type SquadList =
  | ({ readonly kind: 'squad' } & Squad)
  | ({ readonly kind: 'army' } & Army)
  | { readonly kind: 'decks'; readonly decks: readonly Deck[] }
  | { readonly kind: 'team-decks'; readonly decks: readonly TeamDeck[] }
  /** In words of one's own: nobody can check more than that it is there. */
  | { readonly kind: 'text'; readonly text: string }

export const listKinds = ['squad', 'army', 'decks', 'team-decks', 'text'] as const
export type ListKind = (typeof listKinds)[number]
export type ListOf<K extends ListKind> = Extract<SquadList, { readonly kind: K }>

/** Who may look at the lists. */
export type ListsOpenTo = 'leaders' | 'opponents' | 'everybody'
