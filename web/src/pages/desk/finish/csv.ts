import { type Language, numberText } from '@topcut/protocol/words'

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

export type TableLines = readonly (readonly (string | number)[])[]

/**
 * Lines of cells as a CSV file; the mark at its start lets spreadsheets read every letter. Numbers
 * stay numbers, a margin below nothing among them, as the reader's own spreadsheet writes them: to
 * a German one `12.5` is a day in May, and a comma parts no cells.
 */
export const csvText = (lines: TableLines, language: Language): string => {
  const separator = numberText(language, 0.5).includes(',') ? ';' : ','
  const cellText = (cell: string | number): string =>
    quoted(typeof cell === 'number' ? numberText(language, cell) : harmless(undated(cell)))
  return `\uFEFF${lines.map((line) => line.map(cellText).join(separator)).join('\r\n')}\r\n`
}
