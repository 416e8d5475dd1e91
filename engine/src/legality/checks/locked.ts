import type { Card } from '../../vocabulary/card.ts'
import type { LockedPart } from '../../vocabulary/finding.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'
import { cardsOf } from '../entries.ts'
import type { Check } from './check.ts'

/**
 * Compares as sets: a list typed in another order is the same squad. Names, points and the cards
 * under each entry count; a corrected release day or faction mark is not another squad.
 */
const cards = (all: readonly Card[]): string =>
  JSON.stringify(all.map(({ name, points }) => JSON.stringify([name, points])).toSorted())

const written: { readonly [P in LockedPart]: (list: SquadList) => string } = {
  ships: (list) =>
    list.kind === 'squad'
      ? list.faction + list.ships.map((ship) => cards([ship]) + cards(ship.upgrades)).toSorted()
      : '',
  obstacles: (list) =>
    list.kind === 'squad' ? JSON.stringify([...(list.obstacles ?? [])].toSorted()) : '',
  'damage-deck': (list) => (list.kind === 'squad' ? JSON.stringify(list.damageDeck) : ''),
  deployments: (list) =>
    list.kind === 'army'
      ? list.faction +
        list.deployments.map((group) => cards([group]) + cards(group.attachments)).toSorted()
      : '',
  'command-deck': (list) => (list.kind === 'army' ? cards(list.commandDeck ?? []) : ''),
  decks: (list) =>
    'decks' in list
      ? JSON.stringify(list.decks.map((deck) => deck.side + cards(cardsOf(deck))).toSorted())
      : '',
}

export const locked: Check = (list, { locked: { value, rule } }, { lockedList }) =>
  lockedList === null
    ? []
    : value
        .filter((part) => written[part](list) !== written[part](lockedList))
        .map((part) => ({ code: 'squad-changed', rule, severity: 'must', part }))
