import { compareCosts, costOf } from './cost.ts'
import type { Tier } from './tiers.ts'

/** Every perfect matching of an even number of vertices once: 1, 3, 15, 105, 945, 10,395 … */
export function* allPerfectMatchings(size: number): Generator<readonly number[], void> {
  yield* completions(new Array<number>(size).fill(-1))
}

function* completions(mates: readonly number[]): Generator<readonly number[], void> {
  const a = mates.indexOf(-1)
  if (a === -1) {
    yield mates
    return
  }
  for (let b = a + 1; b < mates.length; b += 1) {
    if (mates[b] === -1) yield* completions(mates.with(a, b).with(b, a))
  }
}

type Cheapest = {
  readonly mates: readonly number[]
  readonly cost: readonly number[]
  /** How many perfect matchings are as cheap. */
  readonly count: number
}

/** The cheapest perfect matching by trying all; up to size 12. Exists to check the fast one. */
export const cheapestByBruteForce = (size: number, tiers: readonly Tier[]): Cheapest => {
  let best: Cheapest | undefined
  for (const mates of allPerfectMatchings(size)) {
    const cost = costOf(mates, tiers)
    const order = best === undefined ? -1 : compareCosts(cost, best.cost)
    if (order < 0) best = { mates, cost, count: 1 }
    else if (order === 0 && best !== undefined) best = { ...best, count: best.count + 1 }
  }
  return best ?? { mates: [], cost: tiers.map(() => 0), count: 0 }
}
