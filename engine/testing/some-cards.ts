import type { Catalogue, ListKind } from '../src/index.ts'

/** Two cards and a box: enough to tell whether an event knows them. */
export const someArmyCards: Extract<Catalogue, { kind: 'army' }> = {
  kind: 'army',
  id: 'some-1',
  about: 'made for tests',
  products: [{ id: 'box', name: 'The Box' }],
  factions: [{ id: 'rebel', name: 'Rebel' }],
  deployments: [
    {
      id: 'guard',
      name: 'Guard',
      names: { de: 'Wache' },
      faction: 'rebel',
      points: 7,
      figures: 2,
      figurePoints: 3,
      traits: ['trooper'],
      products: ['box'],
    },
  ],
  commands: [{ id: 'take-cover', name: 'Take Cover', cost: 1, most: 2, products: ['box'] }],
  maps: [],
}

const { id, about, products } = someArmyCards
const decks: Catalogue = { kind: 'decks', id, about, products, affiliations: [], sets: [] }

/** For each kind of list cards that an event of it can load. */
export const someCards: { readonly [K in Exclude<ListKind, 'text'>]: Catalogue } = {
  army: someArmyCards,
  squad: {
    ...{ kind: 'squad', id, about, products, factions: [] },
    ...{ slots: [], damageDecks: [], corrections: [], ships: [], pilots: [], upgrades: [] },
  },
  decks,
  'team-decks': decks,
}
