import type { DatabaseSync } from 'node:sqlite'
import type { Records } from '../records.ts'

type Row = { readonly key: string; readonly value: string }

/** `told` names what stands in the way of the database. */
export const recordsOn = (
  database: DatabaseSync,
  told: <T>(work: () => T) => Promise<T>,
): Records => {
  const sql = {
    get: database.prepare('select key, value from record where kind = ? and key = ?'),
    put: database.prepare(
      `insert into record (kind, key, value) values (?, ?, ?)
       on conflict do update set value = excluded.value`,
    ),
    add: database.prepare(
      'insert into record (kind, key, value) values (?, ?, ?) on conflict do nothing',
    ),
    remove: database.prepare('delete from record where kind = ? and key = ?'),
    list: database.prepare('select key, value from record where kind = ? order by key'),
  }
  /** A row that is damaged opens no door, and closes none but its own. */
  const valuesIn = ({ value }: Row): readonly unknown[] => {
    try {
      return [JSON.parse(value)]
    } catch {
      return []
    }
  }
  return {
    get: (kind, key) =>
      told(() => {
        const row = sql.get.get(kind, key) as Row | undefined
        return row === undefined ? undefined : valuesIn(row)[0]
      }),
    put: (kind, key, value) => told(() => void sql.put.run(kind, key, JSON.stringify(value))),
    add: (kind, key, value) =>
      told(() => sql.add.run(kind, key, JSON.stringify(value)).changes === 1),
    remove: (kind, key) => told(() => void sql.remove.run(kind, key)),
    list: (kind) =>
      told(() =>
        (sql.list.all(kind) as Row[]).flatMap((row) =>
          valuesIn(row).map((value) => ({ key: row.key, value })),
        ),
      ),
  }
}
