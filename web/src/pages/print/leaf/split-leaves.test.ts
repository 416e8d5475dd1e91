import { describe, expect, it } from 'vitest'
import { splitLeaves } from './split-leaves.ts'

const rows = (...heights: readonly number[]) => heights.map((height) => ({ height, stays: false }))
const many = (count: number, height: number) => rows(...Array.from({ length: count }, () => height))
const title = (height: number) => ({ height, stays: true })
const leavesOf = (...asked: Parameters<typeof splitLeaves>) => splitLeaves(...asked).leaves

describe('splitting into leaves', () => {
  it('has as few leaves as it can', () => {
    expect(leavesOf(rows(40, 40, 40, 40), 100)).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(leavesOf(rows(50, 50), 100)).toEqual([[0, 1]])
  })

  it('makes everything a little smaller where that saves a leaf, and no smaller than needed', () => {
    expect(splitLeaves(many(21, 5), 100)).toMatchObject({ scale: 0.94, leaves: { length: 1 } })
    expect(splitLeaves(many(20, 5), 100).scale).toBe(1)
    expect(splitLeaves(many(24, 5), 100)).toMatchObject({ scale: 1, leaves: { length: 2 } })
    // What stands above the rows shrinks with them.
    expect(splitLeaves(many(19, 5), 100, 10)).toMatchObject({ scale: 0.94, leaves: { length: 1 } })
  })

  it('never ends with a leaf for a single row', () => {
    for (let count = 2; count < 200; count++) {
      const sizes = leavesOf(many(count, 5), 100).map(({ length }) => length)
      expect(Math.max(...sizes) - Math.min(...sizes), `${count}`).toBeLessThanOrEqual(1)
      expect(sizes.length, `${count}`).toBe(Math.ceil(count / Math.floor(100 / 0.85 / 5)))
    }
  })

  it('never leaves a heading alone at the foot', () => {
    expect(leavesOf([...rows(90), title(10), ...rows(30)], 100)).toEqual([[0], [1, 2]])
    expect(leavesOf([...rows(80), title(10), title(10), ...rows(30)], 100)).toEqual([
      [0],
      [1, 2, 3],
    ])
    expect(leavesOf([...rows(10), title(10)], 100)).toEqual([[0, 1]])
  })

  it('gives a leaf of its own to what fits nowhere', () => {
    expect(leavesOf(rows(10, 300, 10), 100)).toEqual([[0], [1], [2]])
  })

  it('needs no leaf for nothing', () => {
    expect(leavesOf([], 100)).toEqual([])
  })
})
