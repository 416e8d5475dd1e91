/** The table above or below among those on show; the first where none is chosen. */
export const neighbour = (
  tables: readonly number[],
  from: number | null,
  step: 1 | -1,
): number | null => {
  const index = from === null ? -1 : tables.indexOf(from)
  return (index < 0 ? tables[0] : tables[index + step]) ?? null
}
