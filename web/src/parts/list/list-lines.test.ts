import type { SquadList } from '@topcut/engine'
import { expect, it } from 'vitest'
import { listLines, listTotal } from './list-lines.ts'

const card = (name: string, points: number) => ({
  ...{ name, points, product: null, marks: [], proxies: [], faction: null },
})

it('reads a list ship by ship, with what each costs in all', () => {
  const list: SquadList = {
    kind: 'squad',
    faction: 'rebel',
    total: 32,
    obstacles: null,
    damageDeck: null,
    ships: [
      {
        ...card('X-wing', 29),
        kind: 'ship',
        factions: { card: 'rebel' },
        size: 'small',
        hull: 3,
        shields: 2,
        attack: 3,
        upgrades: [{ ...card('Predator', 3), kind: 'upgrade' }],
      },
    ],
  }
  expect(listLines(list)).toEqual([{ name: 'X-wing', points: 32, under: ['Predator (3)'] }])
  expect(listTotal(list)).toBe(32)
})

it('[XWDE-35] writes the product behind a name that two cards of one cost have', () => {
  const [first, second] = ['Helden des Widerstands', 'Millennium Falke']
  const box = { name: first ?? '', released: {}, show: null }
  const han = { ...card('Han Solo', 46), product: box, namesakes: [second ?? ''] }
  const decks: SquadList = {
    kind: 'decks',
    decks: [{ side: 'light', affiliations: [han], objectives: [card('Base', 0)], commands: [] }],
  }
  expect(listLines(decks)).toMatchObject([
    { name: 'Han Solo (Helden des Widerstands)', under: ['Base'] },
  ])
})

it('reads decks by their cards, and a text line by line', () => {
  const decks: SquadList = {
    kind: 'decks',
    decks: [
      {
        side: 'light',
        affiliations: [card('Rebel Alliance', 0)],
        objectives: [card('Hidden Base', 0)],
        commands: [],
      },
    ],
  }
  expect(listLines(decks)).toEqual([
    { name: 'Rebel Alliance', points: null, under: ['Hidden Base'] },
  ])
  const text = { kind: 'text', text: 'Wedge\n\nLuke' } as const
  expect(listLines(text).map(({ name }) => name)).toEqual(['Wedge', 'Luke'])
  expect(listTotal(text)).toBeNull()
})
