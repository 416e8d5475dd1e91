import type { ListOf } from '@topcut/engine'
import { expect, it } from 'vitest'
import { withoutCard } from './without-card.ts'

const card = (name: string, set?: string) => ({
  ...{ name, points: 0, product: null, marks: [], proxies: [] },
  ...(set === undefined ? {} : { set }),
})

it('a set goes with its cards, unless it is there twice', () => {
  const decks: ListOf<'decks'> = {
    kind: 'decks',
    decks: [
      {
        side: 'light',
        affiliations: [card('Order')],
        objectives: [card('A', '1'), card('A', '1'), card('B', '2')],
        commands: [card('a', '1'), card('b', '2')],
      },
    ],
  }
  const once = withoutCard(decks, { deck: 0, entry: 1 })
  expect(once).toMatchObject({
    decks: [
      { objectives: [{ name: 'A' }, { name: 'B' }], commands: [{ name: 'a' }, { name: 'b' }] },
    ],
  })
  expect(withoutCard(once, { deck: 0, entry: 1 })).toMatchObject({
    decks: [{ objectives: [{ name: 'B' }], commands: [{ name: 'b' }] }],
  })
  expect(withoutCard(decks, { deck: 0, entry: 0 })).toMatchObject({ decks: [{ affiliations: [] }] })
})
