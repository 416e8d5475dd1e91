import { playerId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { changedTables, type Seating, spotsTyped, spotText, swapped } from './swap.ts'

const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map(playerId) as [
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
]

const seating: Seating = {
  tables: [
    { table: 4, players: [a, b] },
    { table: 5, players: [c, d] },
  ],
  byes: [{ player: e, kind: 'odd-number' }],
}

const after = (line: string, from = seating) => {
  const spots = spotsTyped(line)
  const then = spots === null ? null : swapped(from, spots)
  if (then === null) return null
  const names = then.tables.map(({ table, players }) => `${table}:${players.join('')}`)
  return [...names, ...then.byes.map(({ player }) => `bye:${player}`)].join(' ')
}

describe('two who change places', () => {
  it.each([
    ['4 5', '4:ad 5:cb bye:e'],
    ['4f 5', '4:db 5:ca bye:e'],
    ['4F 5F', '4:cb 5:ad bye:e'],
    ['4t 5t', '4:cd 5:ab bye:e'],
    ['4 b', '4:ae 5:cd bye:b'],
    ['b 5f', '4:ab 5:ed bye:c'],
  ])('%s', (line, shown) => {
    expect(after(line)).toBe(shown)
  })

  it.each(['', '4', '4 9', '4 4f', '4 4', '4t 4t', '4t 5', '4 5 6', 'b b', 'x y'])(
    'not: %j',
    (line) => {
      expect(after(line)).toBeNull()
    },
  )

  it('leave byes alone that were won elsewhere', () => {
    expect(after('4 b', { ...seating, byes: [{ player: e, kind: 'earned' }] })).toBeNull()
  })

  it('change the tables at which somebody else sits', () => {
    const then = swapped(seating, spotsTyped('4 b') ?? expect.fail())
    expect(changedTables(seating, then ?? expect.fail())).toEqual([4])
  })

  it('are written as they are read', () => {
    for (const line of ['4f 5s', '4t 5t', '4s b']) {
      expect(spotsTyped(line)?.map(spotText).join(' ')).toBe(line)
    }
  })
})
