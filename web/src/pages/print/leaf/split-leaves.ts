/** One row or paragraph. `stays`: not alone at the foot of a leaf, as a heading would be. */
type Block = { readonly height: number; readonly stays: boolean }

type Split = readonly (readonly number[])[]

/** What stays together, from the top: a line with the headings above it. */
const piecesOf = (blocks: readonly Block[]): Split => {
  const pieces: number[][] = []
  let open: number[] = []
  for (const [at, { stays }] of blocks.entries()) {
    open.push(at)
    if (stays) continue
    pieces.push(open)
    open = []
  }
  return open.length > 0 ? [...pieces, open] : pieces
}

const heightOf = (blocks: readonly Block[], numbers: readonly number[]): number =>
  numbers.reduce((sum, at) => sum + (blocks[at]?.height ?? 0), 0)

/** One leaf after the other, each as full as it can be: there is no way with fewer. */
const filled = (blocks: readonly Block[], pieces: Split, room: number): Split => {
  const leaves: number[][] = []
  let used = 0
  for (const piece of pieces) {
    const height = heightOf(blocks, piece)
    const leaf = leaves.at(-1)
    if (leaf === undefined || used + height > room) {
      leaves.push([...piece])
      used = height
    } else {
      leaf.push(...piece)
      used += height
    }
  }
  return leaves
}

/** As many leaves as that, each about as full: a last one with a single row looks lost. */
const balanced = (blocks: readonly Block[], pieces: Split, full: Split, room: number): Split => {
  let left = heightOf(blocks, pieces.flat())
  const even: number[][] = []
  let used = 0
  for (const piece of pieces) {
    const height = heightOf(blocks, piece)
    const leaf = even.at(-1)
    const share = (left + used) / (full.length - even.length + 1)
    if (leaf === undefined || (used + height / 2 > share && even.length < full.length)) {
      even.push([...piece])
      used = height
    } else {
      leaf.push(...piece)
      used += height
    }
    left -= height
  }
  const isHeld = even.every((leaf) => heightOf(blocks, leaf) <= room)
  return isHeld && even.length === full.length ? even : full
}

/** What a leaf is made smaller by at most, where that saves one: ten points are still eight and a half. */
export const smallestScale = 0.85
const scales = [1, 0.97, 0.94, 0.91, 0.88, smallestScale]

type Fitted = {
  /** How much smaller than usual everything is. */
  readonly scale: number
  readonly leaves: Split
}

/**
 * As few leaves as the blocks can have, by their numbers; one that is too high for any leaf has its
 * own. `head` stands above the first block on every leaf and
 * shrinks with them; `room` does not.
 */
export const splitLeaves = (blocks: readonly Block[], room: number, head = 0): Fitted => {
  const pieces = piecesOf(blocks)
  const tries = scales.map((scale) => {
    const own = room / scale - head
    return { scale, own, leaves: filled(blocks, pieces, own) }
  })
  const fewest = Math.min(...tries.map(({ leaves }) => leaves.length))
  const best = tries.find(({ leaves }) => leaves.length === fewest)
  if (best === undefined) return { scale: 1, leaves: [] }
  return { scale: best.scale, leaves: balanced(blocks, pieces, best.leaves, best.own) }
}
