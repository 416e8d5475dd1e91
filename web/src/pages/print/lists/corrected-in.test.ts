import { type EventState, type ListOf, playerId } from '@topcut/engine'
import { expect, it } from 'vitest'
import { correctedIn } from './corrected-in.ts'

const card = (name: string) => ({ name, points: 1, product: null, marks: [], proxies: [] })
const army = (...names: readonly string[]): ListOf<'army'> => ({
  ...{ kind: 'army', faction: 'rebel', total: null, commandDeck: null },
  deployments: names.map((name) => ({ ...card(name), faction: null, attachments: [] })),
})
const corrections = [
  { before: army('A', 'B'), reason: 'as played' },
  { before: army('A', 'C'), reason: 'once more' },
]
const owner = { player: playerId('p1'), name: 'Ada', person: null }
const held = (given: object) =>
  ({ lists: new Map([[owner.player, given]]) }) as unknown as EventState

it('tells what leaders have changed since the list was handed in', () => {
  expect(correctedIn(held({ list: army('A', 'D'), corrections }), owner)).toEqual({
    reasons: ['as played', 'once more'],
    removed: ['B'],
    added: ['D'],
  })
})

it('is silent about a list that nobody corrected, and about a blank one', () => {
  expect(correctedIn(held({ list: army('A'), corrections: [] }), owner)).toBeNull()
  expect(correctedIn(held({}), null)).toBeNull()
})
