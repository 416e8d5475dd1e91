import type { Card } from '../../vocabulary/card.ts'
import type { Deck, SquadList } from '../../vocabulary/squad-list.ts'
import type { Published } from '../redact.ts'
import { type PublicPlayer, publicPlayer } from './player.ts'

export type PublicList = PublicPlayer & { readonly list: SquadList }

/** The lists that are open to everybody, by number. */
export const publicLists = (redacted: Published): readonly PublicList[] =>
  [...redacted.state.lists]
    .map(([player, { list }]) => ({ ...publicPlayer(redacted, player), list: asRead(list) }))
    .toSorted((a, b) => a.number - b.number)

/** Without the boxes that cards come from: nobody reads them, and a hall would load them. */
const asRead = (list: SquadList): SquadList => {
  switch (list.kind) {
    case 'squad': {
      const ships = list.ships.map((ship) => ({
        ...bare(ship),
        upgrades: ship.upgrades.map(bare),
      }))
      return { ...list, ships }
    }
    case 'army':
      return {
        ...list,
        deployments: list.deployments.map((group) => ({
          ...bare(group),
          attachments: group.attachments.map(bare),
        })),
        commandDeck: list.commandDeck?.map(bare) ?? null,
      }
    case 'decks':
      return { ...list, decks: list.decks.map(bareDeck) }
    case 'team-decks':
      return { ...list, decks: list.decks.map(bareDeck) }
    case 'text':
      return list
  }
}

const bare = <C extends Card>(card: C): C => {
  const { namesakes: _, ...rest } = card
  return { ...rest, product: null } as C
}

/** Its command cards come with its sets. */
const bareDeck = <D extends Deck>(deck: D): D => ({
  ...deck,
  affiliations: deck.affiliations.map(bare),
  objectives: deck.objectives.map(bare),
  commands: [],
})
