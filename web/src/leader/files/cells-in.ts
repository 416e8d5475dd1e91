import { filesIn } from './zip.ts'

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
const mostRows = 10_000

type Files = ReadonlyMap<string, () => Promise<Uint8Array>>
type Cells = readonly (readonly string[])[]

const xmlIn = async (files: Files, name: string): Promise<string> =>
  new TextDecoder().decode(await files.get(name)?.())

/** A workbook of Office. */
const workbookCells = async (files: Files, first: string): Promise<Cells> => {
  const shared = [
    ...(await xmlIn(files, 'xl/sharedStrings.xml')).matchAll(/<si\b[^>]*?(?:\/>|>(.*?)<\/si>)/gs),
  ].map(([, text = '']) => textIn(text))
  const sheet = await xmlIn(files, first)
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

const repeated = (about: string, what: string, most: number): number =>
  Math.min(most, Number(new RegExp(`number-${what}-repeated="(\\d+)"`).exec(about)?.[1] ?? 1))

/** A document of OpenOffice and LibreOffice: what is alike stands there once, with how often. */
const openDocumentCells = async (files: Files): Promise<Cells> => {
  const content = await xmlIn(files, 'content.xml')
  const table = /<table:table\b.*?<\/table:table>/s.exec(content)?.[0] ?? ''
  const rows = table.matchAll(/<table:table-row\b([^>]*?)(?:\/>|>(.*?)<\/table:table-row>)/gs)
  return [...rows].flatMap(([, about = '', row = '']) => {
    const line = [
      ...row.matchAll(
        /<table:(?:covered-)?table-cell\b([^>]*?)(?:\/>|>(.*?)<\/table:(?:covered-)?table-cell>)/gs,
      ),
    ].flatMap(([, of = '', cell = '']) => {
      const lines = [...cell.matchAll(/<text:p\b[^>]*?(?:\/>|>(.*?)<\/text:p>)/gs)]
      const text = lines.map(([, one = '']) => read(one.replace(/<[^>]*>/g, ''))).join('\n')
      return Array.from({ length: repeated(of, 'columns', mostColumns) }, () => text)
    })
    const cells = line.slice(0, mostColumns)
    // Below the last line a million empty ones follow as one.
    const times = cells.some((cell) => cell !== '') ? repeated(about, 'rows', mostRows) : 1
    return Array.from({ length: times }, () => cells)
  })
}

/** The cells of the first sheet of a spreadsheet's file, as texts; null where it is none. */
export const cellsIn = async (file: Uint8Array<ArrayBuffer>): Promise<Cells | null> => {
  const files = filesIn(file)
  if (files === null) return null
  const sheets = [...files.keys()].filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
  const [first] = sheets.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
  if (first !== undefined) return workbookCells(files, first)
  return files.has('content.xml') ? openDocumentCells(files) : null
}
