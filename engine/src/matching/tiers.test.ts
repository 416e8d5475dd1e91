import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIMB_ROOM } from './limbs.ts'
import { layOut, pairCosts, SCALE, type Tier } from './tiers.ts'

const flat = (most: number): Tier => ({ most, cost: () => most })
const limbsOf = (size: number, mosts: readonly number[]) =>
  layOut(size, mosts.map(flat)).radix.length

describe('layOut', () => {
  it.each([
    { size: 8, mosts: [], limbs: 1 },
    { size: 8, mosts: [0, 0], limbs: 1 },
    { size: 512, mosts: [1], limbs: 1 },
    { size: 2048, mosts: [2 ** 40], limbs: 1 },
    { size: 32, mosts: [1, 1, 1, 1, 1, 1, 25], limbs: 1 },
    { size: 64, mosts: [1, ...new Array<number>(10).fill(1), 100, 2 ** 20], limbs: 2 },
    { size: 512, mosts: [1, ...new Array<number>(10).fill(1), 100, 2 ** 20], limbs: 3 },
    { size: 2048, mosts: [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER], limbs: 3 },
  ])('$size vertices, costs up to $mosts: $limbs limbs', ({ size, mosts, limbs }) => {
    expect(limbsOf(size, mosts)).toBe(limbs)
  })

  it('gives the first limb the most and the last what is left', () => {
    const { radix } = layOut(512, [1, ...new Array<number>(10).fill(1), 100, 2 ** 20].map(flat))
    expect(radix.slice(1).every((base) => base <= LIMB_ROOM)).toBe(true)
    expect(radix[1]).toBeGreaterThan(LIMB_ROOM / 2)
    expect(radix[2]).toBeLessThan(2 ** 30)
  })

  const mosts = fc.array(
    fc.oneof(
      fc.constantFrom(0, 1, 2, 100, 2 ** 20, 2 ** 48, LIMB_ROOM / 4, Number.MAX_SAFE_INTEGER),
      fc.nat(2 ** 30),
    ),
    { maxLength: 10 },
  )

  /** What a pair costs as one integer if only the tier at `index` costs anything. */
  const worth = (size: number, list: readonly number[], index: number, cost: number): bigint => {
    const { radix, digits } = layOut(
      size,
      list.map((most, tier) => ({ most, cost: () => (tier === index ? cost : 0) })),
    )
    const limbs = pairCosts(2, { radix, digits }).slice(radix.length, 2 * radix.length)
    expect(limbs[0]).toBeLessThanOrEqual(LIMB_ROOM)
    return radix.reduce((sum, base, limb) => {
      const digit = limbs[limb] as number
      if (limb > 0) expect(base).toBeLessThanOrEqual(LIMB_ROOM)
      if (limb > 0) expect(digit).toBeLessThan(base)
      return sum * BigInt(base) + BigInt(digit)
    }, 0n)
  }

  it('keeps limbs in their room, costs in proportion and tiers in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1024 }), mosts, (half, list) => {
        const { radix } = layOut(2 * half, list.map(flat))
        let heaviest = 0n
        for (const [index, most] of [...list.entries()].reverse()) {
          if (most === 0) continue
          const unit = worth(2 * half, list, index, 1)
          expect(unit > heaviest).toBe(true)
          expect(unit % BigInt(SCALE)).toBe(0n)
          expect(worth(2 * half, list, index, most)).toBe(unit * BigInt(most))
          heaviest += unit * BigInt(most) * BigInt(half)
        }
        // No limb too many: the sums could not be told apart in one limb less.
        if (radix.length > 1) {
          const room = BigInt(LIMB_ROOM) ** BigInt(radix.length - 1)
          expect(heaviest >= room / 2n ** BigInt(radix.length)).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('pairCosts', () => {
  it('asks each pair once in order and answers for both orders', () => {
    const size = 70
    const tier: Tier = { most: size * size, cost: (a, b) => (a < b ? a * size + b : Number.NaN) }
    const costs = pairCosts(size, layOut(size, [tier]))
    for (let a = 0; a < size; a += 1) {
      for (let b = a + 1; b < size; b += 1) {
        expect(costs[a * size + b]).toBe(SCALE * (a * size + b))
        expect(costs[b * size + a]).toBe(SCALE * (a * size + b))
      }
    }
  })
})
