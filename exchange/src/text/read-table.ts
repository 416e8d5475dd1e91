/** A row of a table with the line it begins in. */
export type Row = { readonly line: number; readonly cells: readonly string[] }

type Table = {
  readonly rows: readonly Row[]
  /** The line in which a quotation mark is opened and never closed. */
  readonly openQuote: number | null
}

/** Whichever of the three stands most often in the first line. */
const delimiterOf = (text: string): string => {
  const [first = ''] = text.split(/\r\n|\n|\r/, 1)
  const count = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** Comma, semicolon or tab; cells in quotation marks may hold all of them and line breaks too. */
export const readTable = (text: string): Table => {
  const delimiter = delimiterOf(text)
  const rows: Row[] = []
  let [cells, cell, line, begun]: [string[], string, number, number] = [[], '', 1, 1]
  let quote: number | null = null
  const endRow = () => {
    cells.push(cell)
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begun, cells })
    ;[cells, cell] = [[], '']
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (sign === '\n') line++
    if (quote !== null) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at++
      } else quote = null
    } else if (sign === '"' && cell.trim() === '') {
      ;[cell, quote] = ['', line]
    } else if (sign === delimiter) {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') {
        at++
        line++
      }
      endRow()
      begun = line
    } else cell += sign
  }
  endRow()
  return { rows, openQuote: quote }
}

/** A table as text: cells in quotation marks where they need them. */
export const writeTable = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((cells) => `${cells.map(writeCell).join(',')}\n`).join('')

const writeCell = (cell: string | number): string => {
  const text = `${cell}`
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
