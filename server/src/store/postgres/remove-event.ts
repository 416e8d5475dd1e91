import type { Pool } from 'pg'
import type { Store } from '../store.ts'
import { statement } from './statements.ts'
import { inTransaction } from './transaction.ts'

/** Whoever is about to append waits for the event's row, and then finds none. */
export const removeEventOn =
  (pool: Pool): Store['remove'] =>
  ({ event, expected, records }) =>
    inTransaction(pool, 'begin', async (client) => {
      const { rows } = await client.query(statement('leaving', [event, expected]))
      if (rows.length === 0) return 'stale'
      await client.query(statement('removeEntries', [event]))
      await client.query(statement('removeCommands', [event]))
      await client.query(statement('removePeople', [event]))
      const kinds = records.map(({ kind }) => kind)
      const keys = records.map(({ key }) => key)
      await client.query(statement('removeRecords', [kinds, keys]))
      await client.query(statement('removeEvent', [event]))
      return 'ok'
    })
