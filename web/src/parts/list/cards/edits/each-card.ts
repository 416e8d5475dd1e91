import type { SquadList } from '@topcut/engine'
import type { Declared } from '../../typing/card-draft.ts'

type Change = <C extends Declared & { readonly name: string }>(card: C) => C

/** The list with every card changed. */
export const eachCard = (list: SquadList, change: Change): SquadList => {
  switch (list.kind) {
    case 'squad': {
      const ships = list.ships.map((ship) =>
        change({ ...ship, upgrades: ship.upgrades.map(change) }),
      )
      return { ...list, ships }
    }
    case 'army':
      return {
        ...list,
        deployments: list.deployments.map((group) =>
          change({ ...group, attachments: group.attachments.map(change) }),
        ),
        commandDeck: list.commandDeck?.map(change) ?? null,
      }
    case 'decks':
      return { ...list, decks: list.decks.map((deck) => eachInDeck(deck, change)) }
    case 'team-decks':
      return { ...list, decks: list.decks.map((deck) => eachInDeck(deck, change)) }
    case 'text':
      return list
  }
}

type Deck = Extract<SquadList, { readonly kind: 'decks' }>['decks'][number]

const eachInDeck = <D extends Deck>(deck: D, change: Change): D => ({
  ...deck,
  affiliations: deck.affiliations.map(change),
  objectives: deck.objectives.map(change),
  commands: deck.commands.map(change),
})
