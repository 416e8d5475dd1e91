// biome-ignore-all lint/style/noNonNullAssertion: indices are in range by construction
import { clearGap } from './frontier.ts'
import { halve, isLess, set, setDifference, setFar } from './limbs.ts'
import type { Search } from './search.ts'

/**
 * First prices and a first matching of tight pairs: half of its cheapest pair for every vertex,
 * then, one after the other, as much as the prices of the rest leave. Most vertices find a mate
 * here; the others are returned.
 */
export const jumpStart = (search: Search): readonly number[] => {
  const { size, radix, costs, blossoms, prices, zero, scratch } = search
  const { mateTo } = blossoms
  const halves = prices.slice()
  for (let v = 0; v < size; v += 1) {
    // All prices are still zero.
    cheapestFor(search, v)
    set(radix, halves, v, scratch, 0)
    halve(radix, halves, v)
  }
  prices.set(halves)
  for (let v = 0; v < size; v += 1) {
    if (mateTo[v] !== -1) continue
    let mate = cheapestFor(search, v)
    set(radix, prices, v, scratch, 0)
    // Where costs tie, the cheapest found may be taken and another, just as cheap, be free.
    for (let x = 0; x < size && mateTo[mate] !== -1; x += 1) {
      if (x === v || mateTo[x] !== -1) continue
      setDifference(radix, scratch, 1, costs, v * size + x, prices, x)
      if (!isLess(radix, scratch, 0, zero, 0, scratch, 1)) mate = x
    }
    if (mateTo[mate] !== -1) continue
    mateTo[v] = mate
    mateTo[mate] = v
  }
  return Array.from(mateTo.subarray(0, size).keys()).filter((v) => mateTo[v] === -1)
}

/** The vertex x with the least cost(v, x) − price(x); the value itself is left in scratch. */
const cheapestFor = ({ size, radix, costs, prices, scratch }: Search, v: number): number => {
  const limbs = radix.length
  const row = v * size
  const bar = clearGap(radix)
  let best = -1
  setFar(radix, scratch, 0)
  for (let x = 0; x < size; x += 1) {
    if (costs[(row + x) * limbs]! - prices[x * limbs]! - scratch[0]! > bar || x === v) continue
    if (!isLess(radix, costs, row + x, prices, x, scratch, 0)) continue
    setDifference(radix, scratch, 0, costs, row + x, prices, x)
    best = x
  }
  return best
}
