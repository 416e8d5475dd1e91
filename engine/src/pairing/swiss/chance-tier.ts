import type { Chance } from '../../chance/chance.ts'
import type { Tier } from '../../matching/tiers.ts'

const lots = 2 ** 20

/** A random price for every pair, below all criteria: chance decides among equally good rounds. */
export const chanceTier = (size: number, chance: Chance): Tier => {
  const prices = new Int32Array(size * size)
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      const price = chance.below(lots)
      prices[a * size + b] = price
      prices[b * size + a] = price
    }
  }
  return { most: lots - 1, cost: (a, b) => prices[a * size + b] ?? 0 }
}
