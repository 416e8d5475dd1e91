/** What a line says that it comes to, and how many ships stand above it. */
export type Sum = { readonly points: number; readonly ships: number }

/** One below each of several ships: those are the ships' own, and nobody said the squad's. */
const areOfShips = (sums: readonly Sum[], ships: number): boolean =>
  ships > 1 && sums.length === ships && sums.every((sum, at) => sum.ships === at + 1)

/** Ships have totals as well: that of the squad is the largest. */
export const declaredIn = (
  title: number | null,
  sums: readonly Sum[],
  ships: number,
): number | null => {
  const told = areOfShips(sums, ships) ? [] : sums
  const most = told.reduce((largest, { points }) => Math.max(largest, points), title ?? 0)
  return most === 0 ? null : most
}
