import type { Tier } from './tiers.ts'

/** What a matching costs: the sum of each tier over its pairs. */
export const costOf = (mates: ArrayLike<number>, tiers: readonly Tier[]): number[] =>
  tiers.map(({ cost }) => {
    let sum = 0
    for (let a = 0; a < mates.length; a += 1) {
      const b = mates[a] as number
      if (a < b) sum += cost(a, b)
    }
    return sum
  })

/** Negative if the first vector is cheaper, 0 if neither is. */
export const compareCosts = (one: readonly number[], two: readonly number[]): number => {
  for (let tier = 0; tier < one.length; tier += 1) {
    const gap = (one[tier] as number) - (two[tier] as number)
    if (gap !== 0) return gap
  }
  return 0
}
