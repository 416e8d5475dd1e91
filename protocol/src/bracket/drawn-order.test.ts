import { describe, expect, it } from 'vitest'
import { drawnOrder } from './drawn-order.ts'

describe('the order in which a bracket is drawn', () => {
  it('puts the two games that feed the next one side by side', () => {
    expect(drawnOrder([4, 2, 1])).toEqual([[0, 3, 1, 2], [0, 1], [0]])
    expect(drawnOrder([2, 1])).toEqual([[0, 1], [0]])
  })

  it('draws every game once, however large', () => {
    for (const order of drawnOrder([16, 8, 4, 2, 1])) {
      expect([...order].sort((a, b) => a - b)).toEqual(order.map((_, index) => index))
    }
  })

  it('draws nothing of nothing', () => {
    expect(drawnOrder([])).toEqual([])
  })
})
