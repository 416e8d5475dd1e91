/** What a spreadsheet would take for a formula is made a text: names come from strangers. */
const harmless = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

/**
 * `1/2` and `4-0-0` would become days of a year: the strokes of a fraction and of a list look the
 * same to people and are no date to any spreadsheet.
 */
const undated = (cell: string): string =>
  /^\d+(?:[/-]\d+)+$/.test(cell) ? cell.replaceAll('/', '\u2044').replaceAll('-', '–') : cell

const quoted = (cell: string): string =>
  /[",;\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** Numbers stay as they are: a margin below nothing is no formula. */
const cellText = (cell: string | number): string =>
  typeof cell === 'number' ? `${cell}` : quoted(harmless(undated(cell)))

export type TableLines = readonly (readonly (string | number)[])[]

/** Lines of cells as a CSV file; the mark at its start lets spreadsheets read every letter. */
export const csvText = (lines: TableLines): string =>
  `\uFEFF${lines.map((line) => line.map(cellText).join(',')).join('\r\n')}\r\n`
