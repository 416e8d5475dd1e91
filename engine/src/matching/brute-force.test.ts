import { describe, expect, it } from 'vitest'
import { allPerfectMatchings, cheapestByBruteForce } from './brute-force.ts'
import { compareCosts, costOf } from './cost.ts'

describe('allPerfectMatchings', () => {
  it.each([
    [0, 1],
    [2, 1],
    [4, 3],
    [6, 15],
    [8, 105],
    [10, 945],
    [12, 10_395],
  ])('of %i vertices are %i, all different', (size, count) => {
    const seen = new Set<string>()
    for (const mates of allPerfectMatchings(size)) {
      expect(mates.every((b, a) => b !== a && mates[b] === a)).toBe(true)
      seen.add(mates.join())
    }
    expect(seen.size).toBe(count)
  })
})

describe('cheapestByBruteForce', () => {
  it('finds the cheapest and counts its equals', () => {
    // 0–1 and 2–3 are the only pairs that cost nothing in the first tier, besides 0–2 and 1–3.
    const free = new Set(['0,1', '2,3', '0,2', '1,3'])
    const first = { most: 1, cost: (a: number, b: number) => (free.has(`${a},${b}`) ? 0 : 1) }
    expect(cheapestByBruteForce(4, [first])).toMatchObject({ cost: [0], count: 2 })
    const second = { most: 3, cost: (a: number) => (a === 2 ? 3 : 1) }
    expect(cheapestByBruteForce(4, [first, second])).toEqual({
      mates: [2, 3, 0, 1],
      cost: [0, 2],
      count: 1,
    })
  })

  it('finds the empty matching of nothing', () => {
    expect(cheapestByBruteForce(0, [])).toEqual({ mates: [], cost: [], count: 1 })
  })
})

describe('costs', () => {
  it('are summed per tier, each pair once', () => {
    const tiers = [
      { most: 1, cost: () => 1 },
      { most: 9, cost: (a: number, b: number) => a + b },
    ]
    expect(costOf([3, 2, 1, 0], tiers)).toEqual([2, 6])
    expect(costOf([], tiers)).toEqual([0, 0])
  })

  it('compare entry by entry, the first difference decides', () => {
    expect(compareCosts([1, 9], [2, 0])).toBeLessThan(0)
    expect(compareCosts([1, 9], [1, 0])).toBeGreaterThan(0)
    expect(compareCosts([1, 9], [1, 9])).toBe(0)
  })
})
