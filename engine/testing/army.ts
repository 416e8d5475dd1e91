import type { ArmyCatalogue } from '../src/cards/catalogue.ts'
import type { FactionCard } from '../src/vocabulary/card.ts'
import { armyPoints, type Deployment, type ListOf } from '../src/vocabulary/squad-list.ts'
import { product } from './squad.ts'

export const card = (given: Partial<FactionCard> = {}): FactionCard => ({
  name: 'Card',
  points: 1,
  product: product(),
  marks: [],
  proxies: [],
  faction: null,
  ...given,
})

export const deployment = (given: Partial<Deployment> = {}): Deployment => ({
  ...card({ name: 'Group', points: 20, faction: 'rebel' }),
  attachments: [],
  ...given,
})

/** An army nobody could object to, but for what a test changes. */
export const anyArmy = (given: Partial<ListOf<'army'>> = {}): ListOf<'army'> => {
  const army: ListOf<'army'> = {
    kind: 'army',
    faction: 'rebel',
    deployments: [deployment(), deployment()],
    total: null,
    commandDeck: [card({ name: 'Order' })],
    ...given,
  }
  return { ...army, total: armyPoints(army), ...given }
}

const facts = { traits: [], products: [] }

/** Cards nobody has printed: a group and its elite, two of one person, upgrades, and orders. */
export const armyCatalogue: ArmyCatalogue = {
  kind: 'army',
  id: 'made-by-hand',
  about: '',
  products: [],
  factions: [
    { id: 'rebel', name: 'Rebel' },
    { id: 'imperial', name: 'Imperial' },
    { id: 'mercenary', name: 'Mercenary' },
  ],
  deployments: [
    {
      ...facts,
      id: 'guard',
      name: 'Guard',
      faction: 'rebel',
      points: 6,
      figures: 3,
      figurePoints: 2,
    },
    {
      ...facts,
      id: 'eliteguard',
      name: 'Guard',
      names: { de: 'Wachen (Elite)' },
      faction: 'rebel',
      points: 9,
      figures: 3,
      figurePoints: 3,
      elite: true,
    },
    {
      ...facts,
      id: 'captain',
      name: 'Captain',
      faction: 'rebel',
      points: 8,
      figures: 1,
      unique: true,
    },
    { ...facts, id: 'pirate', name: 'Pirate', faction: 'mercenary', points: 5, figures: 1 },
    {
      ...facts,
      id: 'oldgrudge',
      name: 'Old Grudge',
      faction: 'rebel',
      points: -3,
      unique: true,
      needs: ['captain'],
      because: 'the captain’s own',
    },
    {
      ...facts,
      id: 'truce',
      name: 'Truce',
      faction: 'rebel',
      points: 1,
      unique: true,
      allies: 'mercenary',
      because: 'pirates come along',
    },
    { ...facts, id: 'lamp', name: 'Lamp', points: 1 },
  ],
  commands: [
    { id: 'march', name: 'March', cost: 1, most: 20, products: [] },
    { id: 'rest', name: 'Rest', cost: 0, most: 20, products: [] },
    { id: 'charge', name: 'Charge', cost: 2, most: 1, products: [] },
  ],
  maps: [],
}
