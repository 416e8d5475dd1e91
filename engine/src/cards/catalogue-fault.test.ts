import { expect, it } from 'vitest'
import { someArmyCards } from '../../testing/some-cards.ts'
import type { Catalogue } from './catalogue.ts'
import { catalogueFault } from './catalogue-fault.ts'

const army = someArmyCards
const [guard] = army.deployments
const any = { id: 'some-1', about: 'made for tests' }
const [product] = army.products

const set = {
  name: 'A Hero’s Journey',
  number: 1,
  side: 'light',
  product: 'box',
  octgn: 'o1',
  cards: [],
} as const
const decks = { ...any, kind: 'decks', products: [product], affiliations: [], sets: [set] } as const

const ship = {
  id: 'fighter',
  name: 'Fighter',
  factions: ['rebel'],
  size: 'small',
  attack: 2,
  agility: 2,
  hull: 3,
  shields: 1,
  actions: [],
} as const
const pilot = {
  id: 'ace',
  name: 'Ace',
  ship: 'fighter',
  faction: 'resistance',
  slots: ['Elite'],
  products: ['box'],
}
const upgrade = { id: 'luck', name: 'Luck', slot: 'Elite', points: 1, products: ['box'] }
const squads = {
  ...any,
  kind: 'squad',
  products: [product],
  factions: [{ id: 'rebel', name: 'Rebel', includes: ['resistance'] }],
  slots: [{ id: 'Elite', name: 'Elite' }],
  damageDecks: [],
  corrections: [],
  ships: [ship],
  pilots: [pilot],
  upgrades: [upgrade],
} as const

it.each<[string, unknown, object | null]>([
  ['an army', army, null],
  ['decks', decks, null],
  ['squads', squads, null],
  [
    'a pilot twice',
    { ...squads, pilots: [pilot, pilot] },
    { at: 'pilots.1.id', fault: 'repeated-id', value: 'ace (resistance, fighter)' },
  ],
  [
    'a pilot of no ship',
    { ...squads, pilots: [pilot, { ...pilot, ship: 'figther' }] },
    { at: 'pilots.1.ship', fault: 'unknown-id', value: 'figther' },
  ],
  [
    'an upgrade for no ship',
    { ...squads, upgrades: [{ ...upgrade, ships: ['fighter', 'bomber'] }] },
    { at: 'upgrades.0.ships', fault: 'unknown-id', value: 'bomber' },
  ],
  [
    'an upgrade of no slot',
    { ...squads, upgrades: [{ ...upgrade, slot: 'Crew' }] },
    { at: 'upgrades.0.slot', fault: 'unknown-id', value: 'Crew' },
  ],
  [
    'a pilot of no faction',
    { ...squads, pilots: [{ ...pilot, faction: 'scum' }] },
    { at: 'pilots.0.faction', fault: 'unknown-id', value: 'scum' },
  ],
  [
    'an upgrade of no box',
    { ...squads, upgrades: [{ ...upgrade, products: ['bag'] }] },
    { at: 'upgrades.0.products', fault: 'unknown-id', value: 'bag' },
  ],
  [
    'a box twice',
    { ...army, products: [product, product] },
    { at: 'products.1.id', fault: 'repeated-id', value: 'box' },
  ],
  [
    'a deployment twice',
    { ...army, deployments: [guard, guard] },
    { at: 'deployments.1.id', fault: 'repeated-id', value: 'guard' },
  ],
  [
    'a deployment of no faction',
    { ...army, factions: [] },
    { at: 'deployments.0.faction', fault: 'unknown-id', value: 'rebel' },
  ],
  [
    'a command card of no box',
    { ...army, commands: [{ ...army.commands[0], products: ['box', 'bag'] }] },
    { at: 'commands.0.products', fault: 'unknown-id', value: 'bag' },
  ],
  [
    'a map of no box',
    { ...army, maps: [{ name: 'Hall', products: ['bag'] }] },
    { at: 'maps.0.products', fault: 'unknown-id', value: 'bag' },
  ],
  [
    'a set twice',
    { ...decks, sets: [set, set] },
    { at: 'sets.1.number', fault: 'repeated-id', value: '1' },
  ],
  [
    'a set of no box',
    { ...decks, products: [] },
    { at: 'sets.0.product', fault: 'unknown-id', value: 'box' },
  ],
])('%s', (_, catalogue, fault) => expect(catalogueFault(catalogue as Catalogue)).toEqual(fault))
