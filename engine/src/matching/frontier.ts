// biome-ignore-all lint/style/noNonNullAssertion: indices are in range by construction
import { isLess, type Numbers, type Radix, set, setDifference, setFar, zeros } from './limbs.ts'

/**
 * The best offer made to each vertex x by some set of vertices u: the least cost(u, x) − price(u),
 * and by whom. Outer prices are stored so that they stand still, and so does every offer.
 */
export type Frontier = { readonly offer: Numbers; readonly by: Int32Array }

export const emptyFrontier = (radix: Radix, size: number): Frontier => {
  const frontier = { offer: zeros(radix, size), by: new Int32Array(size) }
  clear(radix, frontier)
  return frontier
}

export const clear = (radix: Radix, { offer, by }: Frontier): void => {
  for (let x = 0; x < by.length; x += 1) setFar(radix, offer, x)
  by.fill(-1)
}

/** If the first limbs differ by more than this, the others cannot make the number less. */
export const clearGap = (radix: Radix): number => (radix.length === 1 ? -1 : 1)

/** Vertex u makes its offer to all vertices whose outermost blossom is not `except`. */
export const offerFrom = (
  radix: Radix,
  { offer, by }: Frontier,
  u: number,
  costs: Numbers,
  prices: Numbers,
  top: Int32Array,
  except: number,
): void => {
  const limbs = radix.length
  const row = u * by.length
  const price = prices[u * limbs]!
  const bar = clearGap(radix)
  for (let x = 0; x < by.length; x += 1) {
    if (costs[(row + x) * limbs]! - price - offer[x * limbs]! > bar) continue
    if (top[x] === except) continue
    if (!isLess(radix, costs, row + x, prices, u, offer, x)) continue
    setDifference(radix, offer, x, costs, row + x, prices, u)
    by[x] = u
  }
}

/** All offers of one frontier are made to another. */
export const offerAll = (
  radix: Radix,
  { offer, by }: Frontier,
  source: Frontier,
  zero: Numbers,
  top: Int32Array,
  except: number,
): void => {
  const limbs = radix.length
  const made = source.offer
  const bar = clearGap(radix)
  for (let x = 0; x < by.length; x += 1) {
    if (made[x * limbs]! - offer[x * limbs]! > bar) continue
    if (top[x] === except) continue
    if (!isLess(radix, made, x, zero, 0, offer, x)) continue
    set(radix, offer, x, made, x)
    by[x] = source.by[x]!
  }
}
