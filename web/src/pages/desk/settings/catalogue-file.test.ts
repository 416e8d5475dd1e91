import { expect, it } from 'vitest'
import { catalogueFrom } from './catalogue-file.ts'

const set = { name: 'A Hero’s Journey', cards: [{ title: 'One' }, { title: 'Two' }] }
const decks = { kind: 'decks', id: 'ours-2', products: [{ id: 'b', name: 'Box' }], sets: [set] }

it('a catalogue is told by what is in it', () => {
  expect(catalogueFrom(JSON.stringify(decks))).toEqual({ cards: decks, count: 2, products: 1 })
})

it.each([
  ['no JSON', 'x-wing'],
  ['null', 'null'],
  ['a squad', JSON.stringify({ kind: 'squad', faction: 'rebel', ships: [] })],
  ['another kind', JSON.stringify({ ...decks, kind: 'dice' })],
  ['no id', JSON.stringify({ ...decks, id: 7 })],
  ['no cards', JSON.stringify({ ...decks, sets: [{}] })],
])('what is none is none: %s', (_, text) => expect(catalogueFrom(text)).toBeNull())
