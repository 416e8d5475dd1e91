import { type CommandRecord, desk } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

/** The number of the event's first table in the hall, and the tables nobody can play at. */
export type SetTables = {
  readonly kind: 'set-tables'
  readonly first: number
  readonly closed: readonly number[]
}

/** Which tables of the hall are this event's; from the next pairing on. */
export const setTables: CommandRecord<SetTables> = {
  may: desk,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (_, { first, closed }) => {
    const isTable = (table: number) => Number.isSafeInteger(table) && table > 0
    if (!isTable(first)) return refuse({ code: 'bad-value', field: 'first', expected: 'table' })
    if (!closed.every(isTable)) {
      return refuse({ code: 'bad-value', field: 'closed', expected: 'table' })
    }
    return grant([
      { kind: 'tables-set', first, closed: [...new Set(closed)].toSorted(numerically) },
    ])
  },
}

const numerically = (a: number, b: number): number => a - b
