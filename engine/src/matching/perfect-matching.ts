// biome-ignore-all lint/style/noNonNullAssertion: ids and indices are in range by construction
import { matesOf } from './blossom.ts'
import { clearGap } from './frontier.ts'
import { jumpStart } from './jump-start.ts'
import { halve, isLess, set, setDifference, setFar } from './limbs.ts'
import { makeOffers } from './offers.ts'
import { BARE, INNER, kindOf, OUTER, type Search, searchFor, setKind } from './search.ts'
import type { Tier } from './tiers.ts'
import { augment, expand, grow, shrink } from './trees.ts'

/**
 * The cheapest perfect matching of a complete graph, as the mate of each vertex; `size` is even.
 * Edmonds' blossom algorithm in O(size³). The same costs always give the same matching.
 */
export const cheapestPerfectMatching = (size: number, tiers: readonly Tier[]): Int32Array =>
  matesOf(solve(size, tiers).blossoms)

/** The finished search: its prices and strengths prove that nothing is cheaper. */
export const solve = (size: number, tiers: readonly Tier[]): Search => {
  const search = searchFor(size, tiers)
  const { blossoms, frontier, root } = search
  const unmatched = jumpStart(search)
  for (const v of unmatched) {
    root[v] = v
    setKind(search, v, OUTER)
  }
  for (const v of unmatched) makeOffers(search, v)
  for (let left = unmatched.length; left > 1; ) {
    const { kind, at } = passTime(search)
    if (kind === BARE) grow(search, at)
    if (kind === INNER) expand(search, at)
    if (kind !== OUTER) continue
    const by = frontier.by[at]!
    if (root[blossoms.top[at]!] === root[blossoms.top[by]!]) {
      shrink(search, at, by)
    } else {
      augment(search, at, by)
      left -= 2
    }
  }
  return search
}

/** A vertex reached by a tight pair, bare or outer, or an inner blossom without strength. */
type Change = { readonly kind: number; readonly at: number }

/** Lets time pass until something changes, by no more than nothing if something already has. */
const passTime = (search: Search): Change => {
  const { size, radix, prices, strengths, kind, frontier, time, zero, scratch, blossoms } = search
  const { offer } = frontier
  const limbs = radix.length
  const bar = clearGap(radix)
  const at = [-1, -1, -1]
  for (let k = 0; k < 3; k += 1) setFar(radix, scratch, k)
  for (let x = 0; x < size; x += 1) {
    const k = kind[x]!
    if (k === INNER || offer[x * limbs]! - prices[x * limbs]! - scratch[k * limbs]! > bar) continue
    if (!isLess(radix, offer, x, prices, x, scratch, k)) continue
    setDifference(radix, scratch, k, offer, x, prices, x)
    at[k] = x
  }
  for (let b = size; b < blossoms.around.length; b += 1) {
    const isOutermost = blossoms.rings[b]!.length > 0 && blossoms.around[b] === -1
    if (!isOutermost || kindOf(search, b) !== INNER) continue
    if (!isLess(radix, strengths, b, zero, 0, scratch, INNER)) continue
    set(radix, scratch, INNER, strengths, b)
    at[INNER] = b
  }
  // Both vertices of an outer pair become dearer.
  halve(radix, scratch, OUTER)
  let first = OUTER
  for (const k of [BARE, INNER]) {
    if (isLess(radix, scratch, k, zero, 0, scratch, first)) first = k
  }
  set(radix, time, 0, scratch, first)
  return { kind: first, at: at[first]! }
}
