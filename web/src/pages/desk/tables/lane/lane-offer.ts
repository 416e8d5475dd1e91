import type { Setting } from '../../../../parts/result/draft.ts'
import { laneTable, laneTyped } from './lane-typed.ts'

const isUnknown = (line: string, setting: Setting): boolean =>
  laneTyped(line, setting).tokens.some(({ means }) => means.what === 'unknown')

/**
 * The line behind the table that the lane offers: mostly its result. Whoever holds another slip
 * begins with another table, and then there is a number too many: a third one, or one before a
 * letter, where scores are two or none. The offer gives way, so that no result lands at its table.
 */
export const withOffer = (
  line: string,
  offered: number | null,
  tables: readonly number[],
  setting: Setting,
): string => {
  const start = `${offered} `
  if (offered === null || !line.startsWith(start)) return line
  const own = line.slice(start.length)
  const table = laneTable(own)
  if (table === null || !tables.includes(table) || isUnknown(own, setting)) return line
  const { tokens } = laneTyped(line, setting)
  const scores = tokens.filter(({ means }) => means.what === 'score').length
  const isLone = scores === 1 && tokens.length > 2
  return isLone || isUnknown(line, setting) ? own : line
}
