// biome-ignore-all lint/style/noNonNullAssertion: ids and indices are in range by construction
import { clear, clearGap, emptyFrontier, type Frontier, offerAll, offerFrom } from './frontier.ts'
import { isLess, setDifference, setFar } from './limbs.ts'
import { OUTER, type Search } from './search.ts'

const NONE: ReadonlySet<number> = new Set()

/** A blossom that has just become outer makes its offers; those `ready` in its ring did before. */
export const makeOffers = (search: Search, b: number, ready = NONE): void => {
  const { size, radix, costs, prices, blossoms, frontier, zero } = search
  if (b < size) {
    offerFrom(radix, frontier, b, costs, prices, blossoms.top, b)
    return
  }
  offerAll(radix, frontier, gather(search, b, ready), zero, blossoms.top, b)
  keepBestOffer(search, b)
}

const gather = (search: Search, b: number, ready: ReadonlySet<number>): Frontier => {
  const { size, radix, costs, prices, blossoms, frontiers, zero } = search
  const { top, rings, first, last, after } = blossoms
  const frontier = frontiers[b] ?? emptyFrontier(radix, size)
  frontiers[b] = frontier
  clear(radix, frontier)
  for (const child of rings[b]!) {
    if (child >= size && ready.has(child)) {
      offerAll(radix, frontier, frontiers[child]!, zero, top, -1)
      continue
    }
    for (let v = first[child]!; ; v = after[v]!) {
      offerFrom(radix, frontier, v, costs, prices, top, -1)
      if (v === last[child]) break
    }
  }
  return frontier
}

/**
 * Of all offers between an outer blossom and other outer vertices, only the best is kept.
 * Offers its vertices made each other before they were enclosed would otherwise hide it.
 */
export const keepBestOffer = (search: Search, b: number): void => {
  const { size, radix, costs, prices, blossoms, kind, frontier, frontiers, scratch } = search
  const { top, first, last, after } = blossoms
  for (let v = first[b]!; ; v = after[v]!) {
    setFar(radix, frontier.offer, v)
    frontier.by[v] = -1
    if (v === last[b]) break
  }
  const { offer, by } = frontiers[b]!
  const limbs = radix.length
  const bar = clearGap(radix)
  let best = -1
  setFar(radix, scratch, 0)
  for (let x = 0; x < size; x += 1) {
    if (offer[x * limbs]! - prices[x * limbs]! - scratch[0]! > bar) continue
    if (kind[x] !== OUTER || top[x] === b) continue
    if (!isLess(radix, offer, x, prices, x, scratch, 0)) continue
    setDifference(radix, scratch, 0, offer, x, prices, x)
    best = x
  }
  if (best === -1) return
  const v = by[best]!
  setDifference(radix, frontier.offer, v, costs, v * size + best, prices, best)
  frontier.by[v] = best
}

/** Asks all outer vertices anew for the best offer to vertex x, which no blossom encloses with them. */
export const renewOffer = (search: Search, x: number, outer: readonly number[]): void => {
  const { size, radix, costs, prices, frontier } = search
  const { offer, by } = frontier
  const limbs = radix.length
  const row = x * size
  const bar = clearGap(radix)
  setFar(radix, offer, x)
  by[x] = -1
  for (const u of outer) {
    if (costs[(row + u) * limbs]! - prices[u * limbs]! - offer[x * limbs]! > bar) continue
    if (u === x || !isLess(radix, costs, row + u, prices, u, offer, x)) continue
    setDifference(radix, offer, x, costs, row + u, prices, u)
    by[x] = u
  }
}
