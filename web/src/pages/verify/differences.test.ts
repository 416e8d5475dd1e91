import { type PublicRecord, playerId, type RecordProblem } from '@topcut/engine'
import { expect, it } from 'vitest'
import { differencesIn } from './differences.ts'

const a = playerId('a')
const b = playerId('b')
const c = playerId('c')
const d = playerId('d')
const e = playerId('e')

type Differs = Extract<RecordProblem, { readonly code: 'round-differs' }>

const record = {
  entries: [{ n: 7, fact: { kind: 'round-paired', pairings: [{ table: 12 }, { table: 4 }] } }],
} as unknown as PublicRecord

const problem: Differs = {
  ...{ code: 'round-differs', how: 'tables', entry: 7, round: 2 },
  players: [b, c, d, e],
  published: [
    [a, b],
    [c, d],
  ],
  drawn: [
    [a, e],
    [c, b],
  ],
}

it('tells by table who sits there and whom they would meet', () => {
  expect(differencesIn(record, problem)).toEqual([
    { table: 4, published: [c, d], drawn: [[c, b]], out: [d] },
    {
      table: 12,
      published: [a, b],
      drawn: [
        [a, e],
        [c, b],
      ],
      out: [],
    },
  ])
})

it('tells nothing where it is not known what would come out', () => {
  expect(differencesIn(record, { ...problem, drawn: [] })).toEqual([])
})
