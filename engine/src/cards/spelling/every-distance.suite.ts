/** The whole table, every cell of it: what the faster ways have to agree with. */
export const everyDistance = (a: string, b: string): number => {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (__, column) => Math.max(row, column)),
  )
  const at = (row: number, column: number): number => table[row]?.[column] ?? Number.NaN
  for (let row = 1; row <= a.length; row += 1) {
    const here = table[row] ?? []
    for (let column = 1; column <= b.length; column += 1) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1
      const isSwapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      here[column] = Math.min(
        at(row - 1, column - 1) + change,
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return at(a.length, b.length)
}
