import type { Card } from '../../vocabulary/card.ts'
import {
  type ListOf,
  type Ship,
  type SquadList,
  squadPoints,
  type Upgrade,
} from '../../vocabulary/squad-list.ts'
import type { SquadCatalogue } from '../catalogue.ts'
import { named } from '../names.ts'
import { type SquadIndex, squadIndex } from './squad-index.ts'

/** Where others have its name and cost the box stands behind a card, as the documents want it. */
const inText = (card: Card, ...notes: readonly (string | undefined)[]): string => {
  const box = (card.namesakes ?? []).length > 0 ? card.product?.name : undefined
  const inside = [...notes, box].filter((note) => note !== undefined)
  return [card.name, ...inside.map((note) => `(${note})`), `(${card.points})`].join(' ')
}

/** The slot is said where the name alone could be another card, or none. */
const upgradeLine = ({ names }: SquadIndex, upgrade: Upgrade): string => {
  const isPlain = named(names.upgrades, upgrade.name).every(({ slot }) => slot === upgrade.slot)
  const isKnown = upgrade.id !== undefined
  const slot = upgrade.slot === undefined || (isKnown && isPlain) ? '' : `${upgrade.slot}: `
  return `- ${slot}${inText(upgrade)}`
}

const shipLines = (index: SquadIndex, ship: Ship): string => {
  const kind = index.ship.get(ship.ship ?? '')?.name
  return [inText(ship, kind), ...ship.upgrades.map((upgrade) => upgradeLine(index, upgrade))].join(
    '\n',
  )
}

const written = (index: SquadIndex, list: ListOf<'squad'>): string => {
  const { faction, ships, obstacles, damageDeck } = list
  const name = index.catalogue.factions.find(({ id }) => id === faction)?.name
  return [
    ...(faction === '' ? [] : [`Faction: ${name ?? faction}`]),
    ...ships.map((ship) => shipLines(index, ship)),
    [
      `Total: ${squadPoints(list)}`,
      ...(obstacles === null ? [] : [`Obstacles: ${obstacles.join(', ')}`]),
      ...(damageDeck === null ? [] : [`Damage deck: ${damageDeck}`]),
    ].join('\n'),
  ].join('\n\n')
}

/** A text that every reader here takes for the same squad. */
export const writeSquad = (catalogue: SquadCatalogue, list: SquadList): string =>
  list.kind === 'squad' ? written(squadIndex(catalogue), list) : ''
