/** What a spreadsheet would take for a formula is made a text: names come from strangers. */
const harmless = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

const quoted = (cell: string): string =>
  /[",;\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** Numbers stay as they are: a margin below nothing is no formula. */
const cellText = (cell: string | number): string =>
  typeof cell === 'number' ? `${cell}` : quoted(harmless(cell))

/** Lines of cells as a CSV file; the mark at its start lets spreadsheets read every letter. */
export const csvText = (lines: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${lines.map((line) => line.map(cellText).join(',')).join('\r\n')}\r\n`
