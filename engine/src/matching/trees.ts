// biome-ignore-all lint/style/noNonNullAssertion: ids and indices are in range by construction
import { disclose, enclose, indexInRing } from './blossom.ts'
import { setDifference } from './limbs.ts'
import { keepBestOffer, makeOffers, renewOffer } from './offers.ts'
import {
  BARE,
  INNER,
  kindOf,
  OUTER,
  restateStrength,
  type Search,
  setKind,
  setVertexKinds,
} from './search.ts'

/** The bare blossom around x, reached by a tight pair, joins as inner and its mate as outer. */
export const grow = (search: Search, x: number): void => {
  const { blossoms, frontier, root, entryFrom, entryTo } = search
  const { top, mateTo } = blossoms
  const by = frontier.by[x]!
  const inner = top[x]!
  const outer = top[mateTo[inner]!]!
  entryFrom[inner] = by
  entryTo[inner] = x
  root[inner] = root[top[by]!]!
  root[outer] = root[inner]!
  setKind(search, inner, INNER)
  setKind(search, outer, OUTER)
  makeOffers(search, outer)
}

/** From an outer blossom up to the root: outer and inner blossoms in turn. */
const pathUp = ({ blossoms, entryFrom }: Search, from: number): number[] => {
  const { top, mateTo } = blossoms
  const path = [from]
  for (let outer = from; mateTo[outer] !== -1; ) {
    const inner = top[mateTo[outer]!]!
    outer = top[entryFrom[inner]!]!
    path.push(inner, outer)
  }
  return path
}

/** A tight pair within one tree closes a ring of odd length, which becomes one outer blossom. */
export const shrink = (search: Search, x: number, y: number): void => {
  const { radix, strengths, blossoms, root, entryFrom, entryTo, time, zero } = search
  const { top, joinFrom, joinTo, mateFrom, mateTo } = blossoms
  const left = pathUp(search, top[x]!)
  const right = pathUp(search, top[y]!)
  let apex = -1
  while (left.length > 0 && left.at(-1) === right.at(-1)) {
    apex = left.pop()!
    right.pop()
  }
  for (const [index, child] of left.entries()) {
    const isOuter = kindOf(search, child) === OUTER
    const parent = left[index + 1] ?? apex
    joinFrom[parent] = isOuter ? mateTo[child]! : entryFrom[child]!
    joinTo[parent] = isOuter ? mateFrom[child]! : entryTo[child]!
  }
  joinFrom[left[0] ?? apex] = x
  joinTo[left[0] ?? apex] = y
  for (const child of right) {
    const isOuter = kindOf(search, child) === OUTER
    joinFrom[child] = isOuter ? mateFrom[child]! : entryTo[child]!
    joinTo[child] = isOuter ? mateTo[child]! : entryFrom[child]!
  }

  const ring = [apex, ...left.reverse(), ...right]
  const wereOuter = new Set(ring.filter((child) => kindOf(search, child) === OUTER))
  for (const child of ring) {
    restateStrength(search, child, kindOf(search, child), BARE)
    setVertexKinds(search, child, OUTER)
  }
  const b = enclose(blossoms, ring)
  root[b] = root[apex]!
  setDifference(radix, strengths, b, zero, 0, time, 0)
  makeOffers(search, b, wereOuter)
}

/** An inner blossom without strength: half of its ring stays in the tree, the rest is let go. */
export const expand = (search: Search, b: number): void => {
  const { blossoms, root, entryFrom, entryTo } = search
  const { joinFrom, joinTo } = blossoms
  const ring = blossoms.rings[b]!
  const { length } = ring
  const base = indexInRing(blossoms, b, blossoms.mateFrom[b]!)
  const entry = indexInRing(blossoms, b, entryTo[b]!)
  // Of the two ways from the entry to the base, the one with an even number of steps.
  const back = (entry - base + length) % length
  const isForward = back % 2 === 1
  const steps = isForward ? length - back : back
  const along = (step: number) => ring[(entry + (isForward ? step : length - step)) % length]!
  disclose(blossoms, b)

  entryFrom[along(0)] = entryFrom[b]!
  entryTo[along(0)] = entryTo[b]!
  for (let step = 0; step <= steps; step += 1) {
    const child = along(step)
    root[child] = root[b]!
    if (step % 2 === 1) continue
    restateStrength(search, child, BARE, INNER)
    if (step === 0) continue
    // Entered from the outer blossom before it; each pair of neighbours is kept with the earlier.
    const before = along(step - 1)
    entryFrom[child] = isForward ? joinFrom[before]! : joinTo[child]!
    entryTo[child] = isForward ? joinTo[before]! : joinFrom[child]!
  }
  for (let step = steps + 1; step < length; step += 1) setVertexKinds(search, along(step), BARE)
  for (let step = 1; step < steps; step += 2) {
    setVertexKinds(search, along(step), OUTER)
    restateStrength(search, along(step), BARE, OUTER)
    makeOffers(search, along(step))
  }
}

/** A tight pair between two trees: one more matched pair, and both trees end. */
export const augment = (search: Search, x: number, y: number): void => {
  const { blossoms, root } = search
  const one = root[blossoms.top[x]!]!
  const two = root[blossoms.top[y]!]!
  flip(search, x, y)
  flip(search, y, x)
  dissolve(search, one, two)
}

/** Matches x with y, and swaps matched and unmatched pairs from there up to the root. */
const flip = ({ blossoms, entryFrom, entryTo }: Search, x: number, y: number): void => {
  const { top, mateFrom, mateTo } = blossoms
  let from = x
  let to = y
  for (;;) {
    const outer = top[from]!
    const former = mateTo[outer]!
    mateFrom[outer] = from
    mateTo[outer] = to
    if (former === -1) return
    const inner = top[former]!
    from = entryFrom[inner]!
    to = entryTo[inner]!
    mateFrom[inner] = to
    mateTo[inner] = from
  }
}

/** Ends two trees. All others keep what they have; only offers made by the two are renewed. */
const dissolve = (search: Search, one: number, two: number): void => {
  const { size, blossoms, kind, root, frontier } = search
  const { top } = blossoms
  const isLoose = new Uint8Array(size)
  for (let x = 0; x < size; x += 1) {
    const its = root[top[x]!]
    if (kind[x] !== BARE && (its === one || its === two)) isLoose[x] = 1
  }
  for (let x = 0; x < size; x += 1) {
    if (isLoose[x] === 1 && kind[x] !== BARE) setKind(search, top[x]!, BARE)
  }
  const outer: number[] = []
  for (let x = 0; x < size; x += 1) if (kind[x] === OUTER) outer.push(x)
  const renewed = new Set<number>()
  for (let x = 0; x < size; x += 1) {
    const by = frontier.by[x]!
    if (isLoose[x] === 0 && (by === -1 || isLoose[by] === 0)) continue
    const b = top[x]!
    if (kind[x] !== OUTER || b < size) {
      renewOffer(search, x, outer)
    } else if (!renewed.has(b)) {
      renewed.add(b)
      keepBestOffer(search, b)
    }
  }
}
