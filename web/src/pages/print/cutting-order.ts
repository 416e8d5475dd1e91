/**
 * What stands where on each leaf, so that the whole pile is cut at once: every place of the leaves
 * becomes a pile in order, and one pile laid under the other is the order of all. Null: left blank.
 */
export const cuttingOrder = <T>(
  items: readonly T[],
  perLeaf: number,
): readonly (readonly (T | null)[])[] => {
  const leaves = Math.ceil(items.length / perLeaf)
  return Array.from({ length: leaves }, (_, leaf) =>
    Array.from({ length: perLeaf }, (_, at) => items[at * leaves + leaf] ?? null),
  )
}
