import type { TableRow } from '@topcut/engine'
import type { Entering } from '../../../leader/table/entering.ts'

/** The next table without a result, from this one on and round again; null where all are in. */
export const nextOpen = (
  rows: readonly Pick<TableRow, 'match' | 'table' | 'result'>[],
  entering: Entering,
  from: number,
): number | null => {
  const open = rows.filter(
    ({ result, match, table }) =>
      result === null && table !== from && entering.get(match) !== 'sending',
  )
  return (open.find(({ table }) => table > from) ?? open[0])?.table ?? null
}
