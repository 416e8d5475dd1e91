import { describe, expect, it } from 'vitest'
import { findFault } from '../fault.ts'
import { squadListSchema } from './squad-list.ts'

const card = { name: 'Vader', points: 29, product: null, marks: [], proxies: [] }
const squad = {
  kind: 'squad',
  faction: 'Rebel',
  ships: [
    {
      ...card,
      kind: 'ship',
      product: { name: 'Core Set', released: { german: '2013-01-31', polish: null }, show: null },
      factions: { card: 'Rebel', dial: 'Rebel' },
      size: 'small',
      hull: 3,
      shields: 2,
      attack: 3,
      upgrades: [{ ...card, kind: 'upgrade', points: -2, faction: null, language: 'german' }],
    },
  ],
  total: 27,
  obstacles: ['asteroid 1', 'asteroid 2', 'debris 1'],
  damageDeck: null,
}
const deck = {
  side: 'light',
  affiliations: [card],
  objectives: [{ ...card, set: 'A Hero’s Journey' }],
  commands: [card],
  sleeves: 'opaque',
}
const lists = [
  squad,
  {
    kind: 'army',
    faction: 'Mercenary',
    deployments: [{ ...card, faction: null, attachments: [{ ...card, faction: 'Rebel' }] }],
    total: null,
    commandDeck: null,
    sleeves: 'mixed',
  },
  { kind: 'decks', decks: [deck] },
  { kind: 'team-decks', decks: [{ ...deck, owner: 'p1', teamMate: null }] },
  { kind: 'text', text: 'Vader, alone' },
] as const

const fieldOf = (list: unknown) => findFault(squadListSchema, list)?.field

describe('the schema of lists', () => {
  it.each(lists)('accepts a list of the kind $kind', (list) => {
    expect(fieldOf(list)).toBe(undefined)
    expect(fieldOf({ ...list, joke: 1 })).toBe('joke')
  })

  const [ship] = squad.ships
  it.each([
    ['kind', { kind: 'pile' }],
    ['text', { kind: 'text', text: 'x'.repeat(20_001) }],
    ['text', { kind: 'text', text: ' ' }],
    ['ships', { ...squad, ships: Array.from({ length: 501 }, () => ship) }],
    ['ships.0.size', { ...squad, ships: [{ ...ship, size: 'vast' }] }],
    ['ships.0.factions.card', { ...squad, ships: [{ ...ship, factions: {} }] }],
    ['ships.0.upgrades.0.kind', { ...squad, ships: [{ ...ship, upgrades: [ship] }] }],
    [
      'ships.0.product.released.klingon',
      {
        ...squad,
        ships: [{ ...ship, product: { ...ship?.product, released: { klingon: null } } }],
      },
    ],
    ['total', { ...squad, total: 1001 }],
    ['decks', { kind: 'decks', decks: Array.from({ length: 11 }, () => deck) }],
    ['decks.0.side', { kind: 'decks', decks: [{ ...deck, side: 'grey' }] }],
    ['decks.0.teamMate', { kind: 'team-decks', decks: [{ ...deck, owner: 'p1' }] }],
    ['decks.0.sleeves', { kind: 'decks', decks: [{ ...deck, sleeves: 'torn' }] }],
  ])('names the field %s in a list', (field, list) => {
    expect(fieldOf(list)).toBe(field)
  })
})
