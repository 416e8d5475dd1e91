import type { QueryResultRow } from 'pg'
import type { Records } from '../records.ts'
import type { StatementName } from './statements.ts'

type Row = { readonly key: string; readonly value: unknown }
type RowsOf = <R extends QueryResultRow>(
  name: StatementName,
  values?: unknown[],
) => Promise<readonly R[]>

export const recordsOn = (rowsOf: RowsOf): Records => ({
  get: async (kind, key) => (await rowsOf<Row>('kept', [kind, key]))[0]?.value,
  put: async (kind, key, value) => {
    await rowsOf('keep', [kind, key, JSON.stringify(value)])
  },
  add: async (kind, key, value) =>
    (await rowsOf('keepNew', [kind, key, JSON.stringify(value)])).length === 1,
  remove: async (kind, key) => {
    await rowsOf('forget', [kind, key])
  },
  list: (kind) => rowsOf<Row>('allKept', [kind]),
  count: async (counted) => {
    const keys = counted.map(({ key }) => key)
    const more = counted.map(({ milliseconds }) => milliseconds)
    const rows = await rowsOf<{ key: string; ahead: number }>('count', [keys, more])
    return new Map(rows.map(({ key, ahead }) => [key, Math.max(ahead, 0)]))
  },
})
