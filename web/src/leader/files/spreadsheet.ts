import { zipOf } from './zip.ts'

type Cell = string | number

const start = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const pack = 'http://schemas.openxmlformats.org/package/2006'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const escaped = (text: string): string =>
  text
    // Letters that no XML may hold.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** `A1`, `B1` … `AA1`: some programs do not count cells that have no name. */
const nameOf = (column: number, row: number): string => {
  const letters = (n: number): string =>
    n < 0 ? '' : letters(Math.floor(n / 26) - 1) + String.fromCharCode(65 + (n % 26))
  return `${letters(column)}${row}`
}

/** A text stays one: a spreadsheet makes neither a date nor a formula of it, nor 7 of `007`. */
const cellOf = (cell: Cell, name: string): string =>
  typeof cell === 'number'
    ? `<c r="${name}"><v>${cell}</v></c>`
    : `<c r="${name}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`

/** As wide as what stands in them, within reason. */
const widths = (lines: readonly (readonly Cell[])[]): string => {
  const columns = Math.max(0, ...lines.map(({ length }) => length))
  return Array.from({ length: columns }, (_, at) => {
    const longest = Math.max(...lines.map((line) => `${line[at] ?? ''}`.length))
    const width = Math.min(60, Math.max(6, longest + 2))
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
  }).join('')
}

/** Lines of cells as a file for spreadsheets; the first stays in sight as their heading. */
export const spreadsheet = (lines: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> => {
  const rows = lines
    .map((line, row) => {
      const cells = line.map((cell, column) => cellOf(cell, nameOf(column, row + 1)))
      return `<row r="${row + 1}">${cells.join('')}</row>`
    })
    .join('')
  const heading =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  const cols = lines.length === 0 ? '' : `<cols>${widths(lines)}</cols>`
  const files: { readonly [name: string]: string } = {
    '[Content_Types].xml': `<Types xmlns="${pack}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${kind}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${pack}/relationships"><Relationship Id="r1" Type="${office}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}/relationships"><sheets><sheet name="Topcut" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${pack}/relationships"><Relationship Id="r1" Type="${office}/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}">${heading}${cols}<sheetData>${rows}</sheetData></worksheet>`,
  }
  const encoder = new TextEncoder()
  return zipOf(
    Object.entries(files).map(([name, text]) => ({ name, bytes: encoder.encode(start + text) })),
  )
}
