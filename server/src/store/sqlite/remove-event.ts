import type { DatabaseSync } from 'node:sqlite'
import type { Removing } from '../store.ts'

/** Takes an event out of an open transaction, whatever of it stands in whichever table. */
export const removeEventOn = (database: DatabaseSync): ((removing: Removing) => void) => {
  const sql = {
    begin: database.prepare('insert into leaving (event) values (?)'),
    ofEvent: ['entry', 'command', 'person', 'event', 'leaving'].map((table) =>
      database.prepare(`delete from ${table} where event = ?`),
    ),
    record: database.prepare('delete from record where kind = ? and key = ?'),
  }
  return ({ event, records }) => {
    sql.begin.run(event)
    for (const each of sql.ofEvent) each.run(event)
    for (const { kind, key } of records) sql.record.run(kind, key)
  }
}
