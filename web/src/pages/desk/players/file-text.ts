import { cellsIn } from '../../../leader/files/cells-in.ts'
import { bytesOf } from '../../../ui/text-of-file.ts'

const quoted = (cell: string): string =>
  /[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** Spreadsheets of some countries still save the letters of an old alphabet. */
const decoded = (bytes: Uint8Array): string => {
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (isWide) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What a file holds as it would have been pasted; null where it holds no text or is a folder. */
export const fileText = async (file: Blob): Promise<string | null> => {
  const read = await bytesOf(file)
  if (read === null) return null
  const bytes = new Uint8Array(read)
  const cells = await cellsIn(bytes)
  const text =
    cells === null ? decoded(bytes) : cells.map((line) => line.map(quoted).join('\t')).join('\n')
  return text.includes('\0') || text.trim() === '' ? null : text
}
