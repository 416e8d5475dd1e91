import { refused } from '../../refusal.ts'
import { type Row, readTable } from '../../text/read-table.ts'
import type { Found } from '../found.ts'
import type { Input, Reader } from '../input.ts'
import { readMatches } from './read-matches.ts'
import { isNameColumn, readPlayers } from './read-players.ts'

const headerOf = ({ text }: Input): readonly string[] =>
  (readTable(text.slice(0, text.search(/[\r\n]|$/))).rows[0]?.cells ?? []).map(columnName)

const columnName = (cell: string): string => cell.trim().toLowerCase()

const isMatches = (header: readonly string[]): boolean =>
  header.includes('first') && header.includes('second')

/** Tables: one row per match, or one per player. */
export const csv: Reader = {
  format: 'csv',
  isOne: (input) => {
    if (input.json !== undefined) return false
    const header = headerOf(input)
    return isMatches(header) || header.some(isNameColumn)
  },
  read: ({ text }): Found => {
    const { rows, openQuote } = readTable(text)
    if (openQuote !== null) broken(openQuote, 'closing-quote')
    const [first, ...others] = rows
    if (first === undefined) return broken(1, 'header')
    const header = first.cells.map(columnName)
    const body = others.map((row) => fitting(row, header.length))
    return isMatches(header) ? readMatches(header, body) : readPlayers(header, body)
  },
}

/** Cells that are empty at the end of a row are often left out; more than the header has are none. */
const fitting = (row: Row, columns: number): Row => {
  const extra = row.cells.slice(columns)
  if (extra.some((cell) => cell.trim() !== '')) broken(row.line, 'columns', `${columns}`)
  return { ...row, cells: row.cells.map((cell) => cell.trim()) }
}

const broken = (
  line: number,
  wanted: 'header' | 'columns' | 'closing-quote',
  named?: string,
): never =>
  refused({
    code: 'broken-file',
    format: 'csv',
    line,
    wanted,
    ...(named === undefined ? {} : { named }),
  })
