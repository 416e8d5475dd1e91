// biome-ignore-all lint/style/noNonNullAssertion: ids and indices are in range by construction

/**
 * Odd sets of vertices, nested. Ids below `size` are the vertices themselves, the simplest
 * blossoms; the others are rings of an odd number of smaller blossoms, each joined to the next.
 */
export type Blossoms = {
  readonly size: number
  /** The outermost blossom around each vertex. */
  readonly top: Int32Array
  /** The blossom directly around each blossom, −1 at the top. */
  readonly around: Int32Array
  /** The ring inside each blossom; empty where the id is a vertex or not in use. */
  readonly rings: (readonly number[])[]
  /** The pair that joins a blossom to the next in its ring. */
  readonly joinFrom: Int32Array
  readonly joinTo: Int32Array
  /**
   * The matched pair that leaves a blossom, −1 if none. Inside a ring it is out of date until
   * `matchInside`: the ring can be matched up for any vertex that is matched outwards.
   */
  readonly mateFrom: Int32Array
  readonly mateTo: Int32Array
  /** The vertices of b: from first[b] along `after` to last[b]. */
  readonly first: Int32Array
  readonly last: Int32Array
  readonly after: Int32Array
  readonly unused: number[]
  /** How often a ring was made a blossom and given up; shows a test whether its graph was hard. */
  readonly tally: { enclosed: number; disclosed: number }
}

export const vertices = (size: number): Blossoms => {
  const ids = size + Math.floor(size / 2)
  const own = Int32Array.from({ length: ids }, (_, id) => id)
  return {
    size,
    top: own.slice(0, size),
    around: new Int32Array(ids).fill(-1),
    rings: Array.from({ length: ids }, () => []),
    joinFrom: new Int32Array(ids),
    joinTo: new Int32Array(ids),
    mateFrom: own.slice(),
    mateTo: new Int32Array(ids).fill(-1),
    first: own.slice(),
    last: own.slice(),
    after: new Int32Array(size).fill(-1),
    unused: Array.from({ length: ids - size }, (_, index) => ids - 1 - index),
    tally: { enclosed: 0, disclosed: 0 },
  }
}

const setTop = ({ top, first, last, after }: Blossoms, b: number): void => {
  for (let v = first[b]!; ; v = after[v]!) {
    top[v] = b
    if (v === last[b]) return
  }
}

/** Makes a ring of outermost blossoms one blossom; the first of the ring is matched outwards. */
export const enclose = (blossoms: Blossoms, ring: readonly number[]): number => {
  const { around, rings, mateFrom, mateTo, first, last, after, unused } = blossoms
  const b = unused.pop()!
  rings[b] = ring
  mateFrom[b] = mateFrom[ring[0]!]!
  mateTo[b] = mateTo[ring[0]!]!
  first[b] = first[ring[0]!]!
  last[b] = last[ring.at(-1)!]!
  around[b] = -1
  ring.forEach((child, index) => {
    around[child] = b
    if (index > 0) after[last[ring[index - 1]!]!] = first[child]!
  })
  setTop(blossoms, b)
  blossoms.tally.enclosed += 1
  return b
}

/** Which blossom in the ring of b holds vertex v. */
export const indexInRing = ({ around, rings }: Blossoms, b: number, v: number): number => {
  let child = v
  while (around[child] !== b) child = around[child]!
  return rings[b]!.indexOf(child)
}

/** Matches up the ring of b, given the pair by which b is matched outwards. */
const matchInside = (blossoms: Blossoms, b: number): void => {
  const { rings, joinFrom, joinTo, mateFrom, mateTo } = blossoms
  const ring = rings[b]!
  const base = indexInRing(blossoms, b, mateFrom[b]!)
  mateFrom[ring[base]!] = mateFrom[b]!
  mateTo[ring[base]!] = mateTo[b]!
  for (let step = 1; step < ring.length; step += 2) {
    const one = ring[(base + step) % ring.length]!
    const two = ring[(base + step + 1) % ring.length]!
    mateFrom[one] = joinFrom[one]!
    mateTo[one] = joinTo[one]!
    mateFrom[two] = joinTo[one]!
    mateTo[two] = joinFrom[one]!
  }
}

/** Gives up an outermost blossom: the blossoms of its ring, matched up, replace it. */
export const disclose = (blossoms: Blossoms, b: number): void => {
  matchInside(blossoms, b)
  for (const child of blossoms.rings[b]!) {
    blossoms.around[child] = -1
    setTop(blossoms, child)
  }
  blossoms.rings[b] = []
  blossoms.unused.push(b)
  blossoms.tally.disclosed += 1
}

/** Matches up every ring, from the outermost inwards, and reads off the mate of each vertex. */
export const matesOf = (blossoms: Blossoms): Int32Array => {
  const { size, top, rings, mateTo } = blossoms
  const pending = [...new Set(top)]
  for (let b = pending.pop(); b !== undefined; b = pending.pop()) {
    if (b < size) continue
    matchInside(blossoms, b)
    for (const child of rings[b]!) pending.push(child)
  }
  return mateTo.slice(0, size)
}
