import type { Catalogue, SquadList } from '@topcut/engine'
import { expect, it } from 'vitest'
import { tickGroups } from './tick-groups.ts'

const headings = { commandDeck: 'Command deck', others: 'Others' }
const card = (name: string, set?: string) => ({
  ...{ name, points: 0, product: null, marks: [], proxies: [], faction: null },
  ...(set === undefined ? {} : { set }),
})
const sets = [
  { number: 12, cards: [{ title: 'Base' }, { title: 'Trooper' }, { title: 'Trooper' }] },
]
const cards = { kind: 'decks', sets } as unknown as Catalogue

it('an army is its groups with what is on them, and its command deck', () => {
  const army: SquadList = {
    kind: 'army',
    faction: 'rebel',
    deployments: [{ ...card('Troopers'), attachments: [card('Armour')] }],
    total: null,
    commandDeck: [card('Plan'), card('Plan')],
  }
  expect(tickGroups(army, null, headings)).toEqual([
    { title: 'Troopers', cards: ['Troopers', 'Armour'] },
    { title: 'Command deck', cards: ['Plan', 'Plan'] },
  ])
})

it('a deck is every card of its sets where these are known, else what its list names', () => {
  const decks: SquadList = {
    kind: 'decks',
    decks: [
      {
        side: 'light',
        affiliations: [card('Jedi')],
        objectives: [card('Base', '12'), card('Base', '12')],
        commands: [card('Trooper', '12'), card('Stray')],
      },
    ],
  }
  const set = { title: '12 Base', cards: ['Base', 'Trooper', 'Trooper'] }
  const stray = { title: 'Others', cards: ['Stray'] }
  const jedi = { title: 'Jedi', cards: ['Jedi'] }
  expect(tickGroups(decks, cards, headings)).toEqual([jedi, set, set, stray])
  const named = { title: '12 Base', cards: ['Base', 'Trooper'] }
  expect(tickGroups(decks, null, headings)).toEqual([jedi, named, named, stray])
})

it('a text is its lines', () => {
  expect(tickGroups({ kind: 'text', text: 'one\n\ntwo' }, null, headings)).toEqual([
    { title: 'Others', cards: ['one', 'two'] },
  ])
})
