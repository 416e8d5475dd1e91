import type { Finding, ListOf, SquadList } from '@topcut/engine'

type Deck = ListOf<'decks' | 'team-decks'>['decks'][number]
export type ListCard = Deck['affiliations'][number]
export type Where = NonNullable<Finding['where']>

/** The cards of a deck in the order in which its entries are counted. */
const inDeck = ({ affiliations, objectives, commands }: Deck): readonly ListCard[] => [
  ...affiliations,
  ...objectives,
  ...commands,
]

/** The card at a place of the list; null where there is none. */
export const cardAt = (list: SquadList, { deck, entry = -1, under }: Where): ListCard | null => {
  switch (list.kind) {
    case 'squad': {
      const ship = list.ships[entry]
      return (under === undefined ? ship : ship?.upgrades[under]) ?? null
    }
    case 'army': {
      if (deck !== undefined) return list.commandDeck?.[entry] ?? null
      const group = list.deployments[entry]
      return (under === undefined ? group : group?.attachments[under]) ?? null
    }
    case 'decks':
    case 'team-decks': {
      const found = list.decks[deck ?? -1]
      return found === undefined ? null : (inDeck(found)[entry] ?? null)
    }
    case 'text':
      return null
  }
}
