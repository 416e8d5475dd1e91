import type { Clock, TableRow } from '@topcut/engine'
import { instant, remaining } from '@topcut/engine'
import { type AtTables, tableStatus } from '../../leader/table/table-status.ts'

/** What somebody has to look after first, then what holds the round up. */
const urgency = {
  differ: 0,
  called: 1,
  awaits: 2,
  slow: 4,
  extended: 4,
  ended: 3,
  reported: 3,
  playing: 4,
  'not-started': 4,
  entered: 9,
} as const

export type JudgedTable = {
  readonly row: TableRow
  /** Milliseconds this table has left, below zero when it is over; null without a limit. */
  readonly left: number | null
}

/** The tables as a judge walks them: where somebody is needed, then whose time is over first. */
export const tableOrder = (
  rows: readonly TableRow[],
  at: AtTables,
  clock: Clock | null,
  now: number,
): readonly JudgedTable[] => {
  const judged = rows.map((row) => ({
    row,
    left:
      clock === null || row.result !== null ? null : remaining(clock, row.extension, instant(now)),
    rank: urgency[tableStatus(row, at).kind],
    isSlow: at.slow.has(row.table),
  }))
  return judged.toSorted(
    (a, b) =>
      a.rank - b.rank ||
      (a.left ?? 0) - (b.left ?? 0) ||
      Number(b.isSlow) - Number(a.isSlow) ||
      a.row.table - b.row.table,
  )
}
