import { LIMB_ROOM, type Numbers, type Radix, set, zeros } from './limbs.ts'

/**
 * One criterion: a whole cost from 0 to `most` per unordered pair of vertices (asked with a < b).
 * In a list the first tier is the most important; a perfect matching costs the vector of its sums,
 * and vectors are compared entry by entry.
 */
export type Tier = {
  readonly most: number
  readonly cost: (a: number, b: number) => number
}

/** A piece of one tier's cost, (cost ÷ divisor) mod modulus, as part of one limb. */
type Digit = {
  readonly tier: Tier
  readonly divisor: number
  readonly modulus: number
  readonly limb: number
  readonly weight: number
}

export type Layout = { readonly radix: Radix; readonly digits: readonly Digit[] }

/**
 * Halves of halves appear on the way: row minima are halved to start with, gaps later on.
 * With every cost a multiple of four both stay whole.
 */
export const SCALE = 4

/**
 * Writes the tiers as one mixed-radix integer in as few limbs as possible. The last limb gets what
 * the others cannot hold: the more the first one says, the fewer comparisons need the rest.
 */
export const layOut = (size: number, tiers: readonly Tier[]): Layout => {
  const fewest = fill(size, tiers, LIMB_ROOM)
  for (let room = 2 * SCALE; room < LIMB_ROOM && fewest.radix.length > 1; room *= 2) {
    const layout = fill(size, tiers, room)
    if (layout.radix.length === fewest.radix.length) return layout
  }
  return fewest
}

/**
 * Fills limb after limb from the least important tier up. A tier's base exceeds its largest
 * possible sum, so no number of less important costs can outweigh one unit of a more important
 * one. A tier that no longer fits the open limb is split there: no room is wasted.
 */
const fill = (size: number, tiers: readonly Tier[], lastRoom: number): Layout => {
  const digits: Digit[] = []
  const full: number[] = []
  let weight = SCALE
  const counted = tiers.filter((tier) => tier.most > 0).reverse()
  counted.forEach((tier, index) => {
    // The first tier has nothing above it to protect: single costs must fit, not their sum.
    const pairs = index === counted.length - 1 ? 1 : Math.floor(size / 2)
    let span = BigInt(pairs) * BigInt(tier.most)
    let divisor = 1
    for (;;) {
      const room = Math.floor((full.length === 0 ? lastRoom : LIMB_ROOM) / weight)
      const digit = { tier, divisor, limb: full.length, weight }
      if (span < BigInt(room)) {
        digits.push({ ...digit, modulus: Number.POSITIVE_INFINITY })
        weight *= Number(span) + 1
        return
      }
      if (room > 1) digits.push({ ...digit, modulus: room })
      full.push(weight * room)
      span /= BigInt(room)
      divisor *= room
      weight = 1
    }
  })
  const radix = [0, ...full.reverse()]
  return { radix, digits: digits.map((digit) => ({ ...digit, limb: full.length - digit.limb })) }
}

/** The costs of all pairs, four times over (see SCALE), as a full symmetric matrix. */
export const pairCosts = (size: number, { radix, digits }: Layout): Numbers => {
  const limbs = radix.length
  const costs = zeros(radix, size * size)
  for (let a = 0; a < size; a += 1) {
    for (const { tier, divisor, modulus, limb, weight } of digits) {
      const isWhole = divisor === 1 && modulus === Number.POSITIVE_INFINITY
      for (let b = a + 1; b < size; b += 1) {
        const cost = tier.cost(a, b)
        if (cost === 0) continue
        const part = isWhole ? cost : Math.floor(cost / divisor) % modulus
        const at = (a * size + b) * limbs + limb
        costs[at] = (costs[at] as number) + part * weight
      }
    }
  }
  mirror(radix, costs, size)
  return costs
}

/** Copies the upper triangle to the lower, in squares that fit a cache. */
const mirror = (radix: Radix, costs: Numbers, size: number): void => {
  const side = 32
  for (let top = 0; top < size; top += side) {
    for (let left = top; left < size; left += side) {
      const [bottom, right] = [Math.min(size, top + side), Math.min(size, left + side)]
      for (let a = top; a < bottom; a += 1) {
        for (let b = Math.max(left, a + 1); b < right; b += 1) {
          set(radix, costs, b * size + a, costs, a * size + b)
        }
      }
    }
  }
}
