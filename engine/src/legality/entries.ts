import type { Card } from '../vocabulary/card.ts'
import type { Where } from '../vocabulary/finding.ts'
import type { Deck, Ship, SquadList } from '../vocabulary/squad-list.ts'

/** A card of any kind of list; a ship also has its size. */
export type Item = Card & { readonly faction?: string | null; readonly size?: Ship['size'] }
type ListEntry = { readonly item: Item; readonly where: Where }

/** Every card of the list in its order, each with the place where it stands. */
export const entriesOf = (list: SquadList): readonly ListEntry[] => {
  switch (list.kind) {
    case 'squad':
      return list.ships.flatMap((ship, entry) => withThoseUnder(ship, ship.upgrades, entry))
    case 'army':
      return [
        ...list.deployments.flatMap((group, entry) =>
          withThoseUnder(group, group.attachments, entry),
        ),
        ...inDeck(list.commandDeck ?? [], 0),
      ]
    case 'decks':
    case 'team-decks':
      return list.decks.flatMap((deck, index) => inDeck(cardsOf(deck), index))
    case 'text':
      return []
  }
}

/** The cards of a deck in the order in which its entries are counted. */
export const cardsOf = ({ affiliations, objectives, commands }: Deck): readonly Card[] => [
  ...affiliations,
  ...objectives,
  ...commands,
]

const withThoseUnder = (
  item: Item,
  under: readonly Item[],
  entry: number,
): readonly ListEntry[] => [
  { item, where: { entry, name: item.name } },
  ...under.map((one, index) => ({ item: one, where: { entry, under: index, name: one.name } })),
]

const inDeck = (cards: readonly Item[], deck: number): readonly ListEntry[] =>
  cards.map((item, entry) => ({ item, where: { deck, entry, name: item.name } }))
