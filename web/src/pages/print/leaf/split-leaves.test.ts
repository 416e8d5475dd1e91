import { describe, expect, it } from 'vitest'
import { splitLeaves } from './split-leaves.ts'

const rows = (...heights: readonly number[]) => heights.map((height) => ({ height, stays: false }))
const title = (height: number) => ({ height, stays: true })

describe('splitting into leaves', () => {
  it('fills one leaf after the other', () => {
    expect(splitLeaves(rows(40, 40, 40, 20), 100)).toEqual([
      [0, 1],
      [2, 3],
    ])
  })

  it('takes what fits to the last bit', () => {
    expect(splitLeaves(rows(50, 50, 1), 100)).toEqual([[0, 1], [2]])
  })

  it('never leaves a heading alone at the foot', () => {
    expect(splitLeaves([...rows(80), title(10), ...rows(20)], 100)).toEqual([[0], [1, 2]])
    expect(splitLeaves([...rows(60), title(10), title(10), ...rows(30)], 100)).toEqual([
      [0],
      [1, 2, 3],
    ])
    expect(splitLeaves([...rows(10), title(10)], 100)).toEqual([[0, 1]])
  })

  it('gives a leaf of its own to what fits nowhere', () => {
    expect(splitLeaves(rows(10, 300, 10), 100)).toEqual([[0], [1], [2]])
  })

  it('needs no leaf for nothing', () => {
    expect(splitLeaves([], 100)).toEqual([])
  })
})
