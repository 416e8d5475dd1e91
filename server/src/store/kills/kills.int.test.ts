import { afterAll, beforeAll, describe, it } from 'vitest'
import { type OwnPostgres, startPostgres } from '../../../../testing/postgres/postgres.ts'
import { killOnPostgres, killOnSqlite } from './scenarios.suite.ts'

let postgres: OwnPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** Twenty starts and stops; a machine that does other things as well needs its time. */
const patience = 180_000

describe('killed at random moments under load, nothing acknowledged is lost or doubled', () => {
  it('on SQLite: the server', () => killOnSqlite(1, 10), patience)
  it(
    'on PostgreSQL: one of two servers, or the database',
    () => killOnPostgres(1, postgres, 10),
    patience,
  )
})
