/** One row or paragraph. `stays`: not alone at the foot of a leaf, as a heading would be. */
type Block = { readonly height: number; readonly stays: boolean }

/** The blocks of each leaf by their numbers; one that is too high for any leaf has its own. */
export const splitLeaves = (
  blocks: readonly Block[],
  room: number,
): readonly (readonly number[])[] => {
  const leaves: number[][] = []
  let used = 0
  for (let at = 0; at < blocks.length; ) {
    // A heading goes where the first line under it goes.
    const end =
      at +
      Math.max(
        0,
        blocks.slice(at).findIndex(({ stays }) => !stays),
      ) +
      1
    const height = blocks.slice(at, end).reduce((sum, block) => sum + block.height, 0)
    const leaf = leaves.at(-1)
    const numbers = Array.from({ length: end - at }, (_, index) => at + index)
    if (leaf === undefined || used + height > room) {
      leaves.push(numbers)
      used = height
    } else {
      leaf.push(...numbers)
      used += height
    }
    at = end
  }
  return leaves
}
