/** Lines of cells as columns of text; `right` has the columns of numbers. */
export const aligned = (
  lines: readonly (readonly string[])[],
  right: ReadonlySet<number>,
): string => {
  const widths = lines.reduce<number[]>(
    (so, line) => line.map((cell, index) => Math.max(so[index] ?? 0, [...cell].length)),
    [],
  )
  const fitted = (cell: string, index: number): string => {
    const gap = ' '.repeat((widths[index] ?? 0) - [...cell].length)
    return right.has(index) ? gap + cell : cell + gap
  }
  return lines.map((line) => line.map(fitted).join('  ').trimEnd()).join('\n')
}
