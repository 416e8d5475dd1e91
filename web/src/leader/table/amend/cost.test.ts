import { playerId, type Receipt } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { deskWords } from '../../../words/desk.ts'
import { avoidableFloats, costLines, movesBetween } from './cost.ts'

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(playerId) as [
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
]

const receipt: Receipt = {
  rematches: 1,
  softConflicts: 0,
  crossings: [2, 1],
  lowerBound: [0, 1],
  spanSquares: 3,
  certified: 'by-hand',
  otherBye: null,
}

describe('what a change costs', () => {
  it('moves whoever meets somebody else, or nobody', () => {
    const pairs = [[a, b] as const, [c, d] as const]
    expect(
      movesBetween(pairs, [
        [b, a],
        [c, d],
      ]),
    ).toBe(0)
    expect(
      movesBetween(pairs, [
        [a, c],
        [b, d],
      ]),
    ).toBe(4)
    expect(movesBetween(pairs, [[a, b]])).toBe(2)
  })

  it('counts the floats that nobody had to make', () => {
    expect(avoidableFloats(receipt)).toBe(2)
    expect(avoidableFloats({ ...receipt, certified: 'exact' })).toBe(0)
  })

  it('is told in the same six lines, whatever it is', () => {
    const lines = (cost: Parameters<typeof costLines>[1]) => costLines(deskWords('en'), cost)
    const dear = lines({ moves: 4, tables: [4, 5], alone: [], receipt })
    const free = lines({
      moves: 0,
      tables: [],
      alone: [],
      receipt: { ...receipt, rematches: 0, certified: 'exact' },
    })
    expect(dear.map(({ name }) => name)).toEqual(free.map(({ name }) => name))
    expect(dear.map(({ text }) => text)).toEqual([
      '4',
      '2 (4, 5)',
      '1',
      '3, 2 avoidable',
      '0',
      'by hand',
    ])
    // Two pairs of which one spans three points groups are no three tables.
    const far = lines({ moves: 0, tables: [], alone: [], receipt: { ...receipt, spanSquares: 5 } })
    expect(far.map(({ text }) => text)).toContain('3 steps, 2 avoidable')
    expect(free.map(({ mood }) => mood).at(-1)).toBe('good')
    expect(dear.filter(({ mood }) => mood === 'wrong')).toHaveLength(1)
  })
})
