/** Letters of East Asia are two columns wide in the hand that keeps columns. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u9fff\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u

/** Marks above a letter take no column of their own. */
const widthOf = (text: string): number =>
  [...text.normalize('NFC').replace(/\p{M}/gu, '')].reduce(
    (so, letter) => so + (wide.test(letter) ? 2 : 1),
    0,
  )

/** Lines of cells as columns of text; `right` has the columns of numbers. */
export const aligned = (
  lines: readonly (readonly string[])[],
  right: ReadonlySet<number>,
): string => {
  const widths = lines.reduce<number[]>(
    (so, line) => line.map((cell, index) => Math.max(so[index] ?? 0, widthOf(cell))),
    [],
  )
  const fitted = (cell: string, index: number): string => {
    const gap = ' '.repeat((widths[index] ?? 0) - widthOf(cell))
    return right.has(index) ? gap + cell : cell + gap
  }
  return lines.map((line) => line.map(fitted).join('  ').trimEnd()).join('\n')
}
