import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'

/** Which tables of the hall are this event's; from the next pairing on. */
export const setTables: Decider<'set-tables'> = (_, { first, closed }) => {
  const isTable = (table: number) => Number.isSafeInteger(table) && table > 0
  if (!isTable(first)) return refuse({ code: 'bad-value', field: 'first', expected: 'table' })
  if (!closed.every(isTable)) {
    return refuse({ code: 'bad-value', field: 'closed', expected: 'table' })
  }
  return grant([{ kind: 'tables-set', first, closed: [...new Set(closed)].toSorted(numerically) }])
}

const numerically = (a: number, b: number): number => a - b
