import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OwnPostgres, startPostgres } from '../../../../testing/postgres/postgres.ts'
import { openPool } from './open-pool.ts'
import { inTransaction } from './transaction.ts'

let postgres: OwnPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

it('a connection that breaks between two questions ends its transaction, and not the process', async () => {
  const pool = openPool({ connectionString: await postgres.fresh(), max: 2 })
  const broken = inTransaction(pool, 'begin', async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    // Not `once` of events: that would listen for errors as well.
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await ended
    await client.query('select 1')
  })
  await expect(broken).rejects.toThrow(/not queryable/)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})
