import type { Radix } from './limbs.ts'
import type { Search } from './search.ts'
import { type Layout, layOut, type Tier } from './tiers.ts'

/**
 * Whether a finished search proves its matching the cheapest, by linear-programming duality and in
 * arithmetic of its own. Exists to check the fast one where trying all matchings takes too long.
 *
 * A pair's gap is its cost less the prices of its vertices, plus twice the strength of every
 * blossom that encloses it. If no gap is negative, matched pairs have none, and a blossom with
 * strength is left by one matched pair only, then no perfect matching costs less.
 */
export const isProvenCheapest = (
  search: Search,
  tiers: readonly Tier[],
  mates: ArrayLike<number>,
): boolean => {
  const { size, radix, blossoms } = search
  const prices = integers(radix, search.prices)
  const strengths = integers(radix, search.strengths)
  const enclosing = Array.from({ length: size }, (_, v) => blossomsAround(blossoms.around, v))
  const weights = weightsOf(layOut(size, tiers), tiers)
  if (!isLexicographic(size, weights, tiers)) return false
  const costOf = (a: number, b: number) =>
    tiers.reduce((sum, { cost }, tier) => sum + BigInt(cost(a, b)) * (weights[tier] as bigint), 0n)

  for (let a = 0; a < size; a += 1) {
    if (mates[a] === a || mates[mates[a] as number] !== a) return false
    const aroundA = new Set(enclosing[a])
    for (let b = a + 1; b < size; b += 1) {
      let gap = costOf(a, b) - (prices[a] as bigint) - (prices[b] as bigint)
      for (const blossom of enclosing[b] ?? []) {
        if (aroundA.has(blossom)) gap += 2n * (strengths[blossom] as bigint)
      }
      if (gap < 0n || (mates[a] === b && gap !== 0n)) return false
    }
  }

  const leaving = new Map<number, number>()
  enclosing.forEach((around, v) => {
    for (const b of around) {
      const isInside = enclosing[mates[v] as number]?.includes(b) === true
      leaving.set(b, (leaving.get(b) ?? 0) + (isInside ? 0 : 1))
    }
  })
  return [...leaving].every(([b, pairs]) => {
    const strength = strengths[b] as bigint
    return strength === 0n || (strength > 0n && pairs === 1)
  })
}

const integers = (radix: Radix, numbers: Float64Array): bigint[] =>
  Array.from({ length: numbers.length / radix.length }, (_, i) =>
    radix.reduce(
      (sum, base, limb) => sum * BigInt(base) + BigInt(numbers[i * radix.length + limb] as number),
      0n,
    ),
  )

const blossomsAround = (around: Int32Array, v: number): number[] => {
  const found: number[] = []
  for (let b = around[v] as number; b !== -1; b = around[b] as number) found.push(b)
  return found
}

/** The weight of one unit of each tier, as the layout has it. */
const weightsOf = ({ radix, digits }: Layout, tiers: readonly Tier[]): bigint[] =>
  tiers.map((tier) => {
    const unit = digits.find((digit) => digit.tier === tier && digit.divisor === 1)
    if (unit === undefined) return 0n
    const below = radix.slice(unit.limb + 1)
    return below.reduce((product, base) => product * BigInt(base), BigInt(unit.weight))
  })

/** One unit of a tier weighs more than any sum of those after it. */
const isLexicographic = (size: number, weights: readonly bigint[], tiers: readonly Tier[]) => {
  let heaviest = 0n
  return tiers.toReversed().every(({ most }, index) => {
    const weight = weights[tiers.length - 1 - index] as bigint
    const isAbove = most === 0 || weight > heaviest
    heaviest += weight * BigInt(most) * BigInt(size / 2)
    return isAbove
  })
}
