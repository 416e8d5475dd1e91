import type { Catalogue } from '@topcut/engine'

type Of<K extends Catalogue['kind']> = Extract<Catalogue, { readonly kind: K }>

/** As few cards as show what an editor does with them. */
export const fewShips: Of<'squad'> = {
  kind: 'squad',
  id: 'few-ships',
  about: 'made up',
  products: [],
  factions: [{ id: 'rebel', name: 'Rebel', includes: [] }],
  slots: [
    { id: 'Elite', name: 'Elite talent' },
    { id: 'Astromech', name: 'Astromech' },
    { id: 'Modification', name: 'Modification', every: true },
  ],
  damageDecks: [{ id: 'original', name: 'Core Set' }],
  corrections: [],
  ships: [
    {
      ...{ id: 'dart', name: 'Dart', factions: ['rebel'], size: 'small', actions: ['Focus'] },
      ...{ attack: 3, agility: 2, hull: 3, shields: 2 },
    },
  ],
  pilots: [
    {
      ...{ id: 'adavale', name: 'Ada Vale', ship: 'dart', faction: 'rebel', skill: 8, points: 28 },
      ...{ unique: true, slots: ['Elite', 'Astromech'], products: [] },
    },
    {
      ...{ id: 'borinkess', name: 'Borin Kess', ship: 'dart', faction: 'rebel', skill: 5 },
      ...{ points: 25, unique: true, slots: ['Astromech'], products: [] },
    },
  ],
  upgrades: [
    { id: 'huntsman', name: 'Huntsman', slot: 'Elite', points: 3, products: [] },
    { id: 'q7k9', name: 'Q7-K9', slot: 'Astromech', points: 4, unique: true, products: [] },
    { id: 'oldunit', name: 'Old Unit', slot: 'Astromech', points: 1, products: [] },
    {
      ...{ id: 'strongerhull', name: 'Stronger Hull', slot: 'Modification', points: 3 },
      products: [],
    },
  ],
}

export const fewGroups: Of<'army'> = {
  kind: 'army',
  id: 'few-groups',
  about: 'made up',
  products: [],
  factions: [{ id: 'rebel', name: 'Rebel' }],
  deployments: [
    {
      ...{ id: 'scouts', name: 'Scouts', faction: 'rebel', points: 6, figures: 3 },
      ...{ figurePoints: 2, traits: [], products: [] },
    },
    {
      ...{ id: 'oldmaster', name: 'Old Master', faction: 'rebel', points: 10, figures: 1 },
      ...{ unique: true, traits: [], products: [] },
    },
    { id: 'goodplan', name: 'Good Plan', points: 1, unique: true, traits: [], products: [] },
  ],
  commands: [
    { id: 'quickstep', name: 'Quick Step', cost: 0, most: 1, products: [] },
    { id: 'lastword', name: 'Last Word', cost: 3, most: 1, products: [] },
  ],
  maps: [],
}

const set = (number: number, name: string, side: 'light' | 'dark') => ({
  ...{ number, name, side, product: 'Box', octgn: `o${number}` },
  cards: [{ title: name, type: 'Objective', octgn: `o${number}` }],
})

export const fewSets: Of<'decks'> = {
  kind: 'decks',
  id: 'few-sets',
  about: 'made up',
  products: [],
  affiliations: [
    { name: 'Order', side: 'light' },
    { name: 'Empire', side: 'dark' },
  ],
  sets: [set(1, 'First Light', 'light'), set(2, 'Long Road', 'light'), set(3, 'Iron Fist', 'dark')],
}
