import { filesIn, zipOf } from './zip.ts'

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

/** A text stays one: a spreadsheet makes neither a date nor a formula of it. */
const cellOf = (cell: Cell): string =>
  typeof cell === 'number' || /^-?\d+(\.\d+)?$/.test(cell)
    ? `<c><v>${cell}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`

/** Lines of cells as a file for spreadsheets. */
export const spreadsheet = (lines: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> => {
  const rows = lines.map((line) => `<row>${line.map(cellOf).join('')}</row>`).join('')
  const files: { readonly [name: string]: string } = {
    '[Content_Types].xml': `<Types xmlns="${pack}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${kind}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${pack}/relationships"><Relationship Id="r1" Type="${office}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}/relationships"><sheets><sheet name="Topcut" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${pack}/relationships"><Relationship Id="r1" Type="${office}/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  }
  const encoder = new TextEncoder()
  return zipOf(
    Object.entries(files).map(([name, text]) => ({ name, bytes: encoder.encode(start + text) })),
  )
}

const letters: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

const read = (xml: string): string =>
  xml.replace(/&(#x?)?(\w+);/g, (all, coded: string | undefined, name: string) => {
    if (coded === undefined) return letters[name] ?? all
    const code = Number.parseInt(name, coded === '#x' ? 16 : 10)
    return code <= 0x10ffff ? String.fromCodePoint(code) : all
  })

/** What stands in the texts of a cell; how it is to be pronounced is none of it. */
const textIn = (xml: string): string =>
  [...xml.replace(/<rPh\b.*?<\/rPh>/gs, '').matchAll(/<t(?:\s[^>]*)?>(.*?)<\/t>/gs)]
    .map(([, text = '']) => read(text))
    .join('')

/** `C` is the third column. */
const columnAt = (reference: string): number =>
  [...reference.replace(/\d+$/, '')].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1

/** More than any list of players has; a cell far out must not make a row of millions. */
const mostColumns = 100

/** The cells of the first sheet of a spreadsheet's file, as texts; null where it is none. */
export const cellsIn = async (
  file: Uint8Array<ArrayBuffer>,
): Promise<readonly (readonly string[])[] | null> => {
  const files = filesIn(file)
  const names = [...(files?.keys() ?? [])].filter((name) =>
    /^xl\/worksheets\/[^/]+\.xml$/.test(name),
  )
  const [first] = names.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
  if (files === null || first === undefined) return null
  const xmlOf = async (name: string) => new TextDecoder().decode(await files.get(name)?.())
  const shared = [
    ...(await xmlOf('xl/sharedStrings.xml')).matchAll(/<si\b[^>]*?(?:\/>|>(.*?)<\/si>)/gs),
  ].map(([, text = '']) => textIn(text))
  const sheet = await xmlOf(first)
  return [...sheet.matchAll(/<row\b[^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(([, row = '']) => {
    const line: string[] = []
    for (const [, about = '', cell = ''] of row.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const at = /\br="([A-Z]+\d+)"/.exec(about)?.[1]
      const column = at === undefined ? line.length : columnAt(at)
      if (column >= mostColumns) continue
      while (line.length < column) line.push('')
      const value = read(/<v(?:\s[^>]*)?>(.*?)<\/v>/s.exec(cell)?.[1] ?? '')
      const type = /\bt="(\w+)"/.exec(about)?.[1]
      line[column] =
        type === 's' ? (shared[Number(value)] ?? '') : type === 'inlineStr' ? textIn(cell) : value
    }
    return line
  })
}
