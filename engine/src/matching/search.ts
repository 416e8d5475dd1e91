// biome-ignore-all lint/style/noNonNullAssertion: ids and indices are in range by construction
import { type Blossoms, vertices } from './blossom.ts'
import { emptyFrontier, type Frontier } from './frontier.ts'
import { type Numbers, type Radix, setDifference, setSum, zeros } from './limbs.ts'
import { layOut, pairCosts, type Tier } from './tiers.ts'

/** In no tree · an even number of steps from the root of its tree · an odd number of steps. */
export const BARE = 0
export const OUTER = 1
export const INNER = 2

/**
 * Trees of tight pairs grow from all unmatched vertices at once. As `time` passes, outer vertices
 * become dearer and inner ones cheaper, all at the same pace, until something new is tight.
 *
 * Nothing is updated as time passes: a stored price or strength is the true one less `time` if
 * outer, plus `time` if inner, and the true one if bare or enclosed in another blossom.
 *
 * While two vertices are unmatched, the pair they could form keeps the sum of their prices, and so
 * `time`, within bounds: no number here ever exceeds three times the greatest cost. That is why
 * all trees must grow together and why the graph must be complete.
 */
export type Search = {
  readonly size: number
  readonly radix: Radix
  readonly costs: Numbers
  readonly blossoms: Blossoms
  /** No pair costs less than the prices of its vertices, unless a blossom encloses it. */
  readonly prices: Numbers
  /** Half of what the prices of an enclosed pair may exceed its cost by. */
  readonly strengths: Numbers
  /** Of each vertex: BARE, OUTER or INNER. */
  readonly kind: Uint8Array
  /** Of the outermost blossoms in a tree: its root, and the pair by which an inner one joined. */
  readonly root: Int32Array
  readonly entryFrom: Int32Array
  readonly entryTo: Int32Array
  /** The best offer to each vertex by the outer vertices of other blossoms. */
  readonly frontier: Frontier
  /** The best offer to each vertex by the vertices of one outer blossom. */
  readonly frontiers: (Frontier | undefined)[]
  readonly time: Numbers
  readonly zero: Numbers
  readonly scratch: Numbers
}

export const searchFor = (size: number, tiers: readonly Tier[]): Search => {
  const layout = layOut(size, tiers)
  const { radix } = layout
  const blossoms = vertices(size)
  const ids = blossoms.around.length
  return {
    size,
    radix,
    costs: pairCosts(size, layout),
    blossoms,
    prices: zeros(radix, size),
    strengths: zeros(radix, ids),
    kind: new Uint8Array(size),
    root: new Int32Array(ids).fill(-1),
    entryFrom: new Int32Array(ids),
    entryTo: new Int32Array(ids),
    frontier: emptyFrontier(radix, size),
    frontiers: [],
    time: zeros(radix, 1),
    zero: zeros(radix, 1),
    scratch: zeros(radix, 3),
  }
}

export const kindOf = ({ kind, blossoms }: Search, b: number): number => kind[blossoms.first[b]!]!

/** Turns a stored number from one kind to another; the true one stays what it is. */
const restate = (
  { radix, time }: Search,
  numbers: Numbers,
  i: number,
  from: number,
  to: number,
): void => {
  if (from === OUTER) setSum(radix, numbers, i, numbers, i, time, 0)
  if (from === INNER) setDifference(radix, numbers, i, numbers, i, time, 0)
  if (to === OUTER) setDifference(radix, numbers, i, numbers, i, time, 0)
  if (to === INNER) setSum(radix, numbers, i, numbers, i, time, 0)
}

export const restateStrength = (search: Search, b: number, from: number, to: number): void => {
  if (b >= search.size) restate(search, search.strengths, b, from, to)
}

export const setVertexKinds = (search: Search, b: number, to: number): void => {
  const { prices, kind, blossoms } = search
  const { first, last, after } = blossoms
  for (let v = first[b]!; ; v = after[v]!) {
    restate(search, prices, v, kind[v]!, to)
    kind[v] = to
    if (v === last[b]) return
  }
}

/** Changes the kind of an outermost blossom. */
export const setKind = (search: Search, b: number, to: number): void => {
  restateStrength(search, b, kindOf(search, b), to)
  setVertexKinds(search, b, to)
}
