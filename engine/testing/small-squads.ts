import type { SquadCatalogue } from '../src/cards/catalogue.ts'
import { putCard } from '../src/cards/list-cards.ts'
import { day } from '../src/vocabulary/instant.ts'
import type { ListOf, SquadList } from '../src/vocabulary/squad-list.ts'
import { anySquad } from './squad.ts'

const stats = { attack: 2, agility: 2, hull: 3, shields: 1 }
const [kite, barge] = [
  { id: 'kite', name: 'Kite', factions: ['rebel'], size: 'small', actions: ['Focus'], ...stats },
  { id: 'barge', name: 'Barge', factions: ['rebel'], size: 'large', actions: [], ...stats },
] as const
const box = { products: ['box'] }

/** Two kinds of ship and a card for each thing that can be wrong. */
export const smallSquads: SquadCatalogue = {
  kind: 'squad',
  id: 'small-1',
  about: 'made for tests',
  products: [{ id: 'box', name: 'The Box', released: day('2014-01-01') }],
  factions: [
    { id: 'rebel', name: 'Rebel', includes: [] },
    { id: 'imperial', name: 'Imperial', includes: [] },
  ],
  slots: [
    { id: 'Elite', name: 'Elite' },
    { id: 'Crew', name: 'Crew' },
    { id: 'Title', name: 'Title', every: true },
    { id: 'Modification', name: 'Modification', every: true },
  ],
  damageDecks: [],
  corrections: [],
  ships: [kite, barge],
  pilots: [
    {
      id: 'ace',
      name: 'Ace',
      ship: 'kite',
      faction: 'rebel',
      skill: 5,
      points: 20,
      unique: true,
      slots: ['Elite'],
      ...box,
    },
    { id: 'rookie', name: 'Rookie', ship: 'kite', faction: 'rebel', skill: 2, points: 12, ...box },
    {
      id: 'skipper',
      name: 'Skipper',
      ship: 'barge',
      faction: 'rebel',
      skill: 3,
      points: 30,
      slots: ['Crew', 'Crew'],
      ...box,
    },
    { id: 'ghost', name: 'Ghost', ship: 'kite', faction: 'rebel', skill: 1, ...box },
  ],
  upgrades: [
    { id: 'luck', name: 'Luck', slot: 'Elite', points: 2, ...box },
    { id: 'cook', name: 'Cook', slot: 'Crew', points: 1, limited: true, ...box },
    { id: 'twin', name: 'Ace', slot: 'Crew', points: 3, unique: true, ...box },
    { id: 'choir', name: 'Choir', slot: 'Crew', points: 1, most: 2, ...box },
    { id: 'spy', name: 'Spy', slot: 'Crew', points: 1, factions: ['imperial'], ...box },
    { id: 'sail', name: 'Sail', slot: 'Title', points: 1, ships: ['kite'], ...box },
    { id: 'ballast', name: 'Ballast', slot: 'Modification', points: 1, sizes: ['large'], ...box },
    {
      id: 'rank',
      name: 'Rank',
      slot: 'Title',
      points: 0,
      exceptions: [{ is: 'needs', stat: 'skill', least: 4, because: 'Not for beginners.' }],
      ...box,
    },
    {
      id: 'rope',
      name: 'Rope',
      slot: 'Modification',
      points: 0,
      exceptions: [{ is: 'needs-card', card: 'sail', on: 'ship', because: 'Holds a sail.' }],
      ...box,
    },
  ],
}

const none = anySquad({ ships: [], faction: '' })

/** Ships by their pilots, each with its upgrades; in a kind of ship where one is said. */
export const smallSquad = (
  ...ships: readonly (readonly [pilot: string, ...upgrades: readonly string[]])[]
): ListOf<'squad'> => {
  let list: SquadList = none
  ships.forEach(([pilot, ...upgrades], entry) => {
    list = putCard(smallSquads, list, { in: 'list' }, pilot)
    for (const id of upgrades) list = putCard(smallSquads, list, { in: 'entry', entry }, id)
  })
  return list.kind === 'squad' ? list : none
}
