import { afterAll, beforeAll, describe, it } from 'vitest'
import { longRun } from '../../../../testing/long.ts'
import { type OwnPostgres, startPostgres } from '../../../../testing/postgres/postgres.ts'
import { killOnPostgres, killOnSqlite } from './scenarios.suite.ts'

let postgres: OwnPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** 100 kills of a server on SQLite, 50 of one on PostgreSQL, 50 of PostgreSQL itself. */
describe('killed 200 times', () => {
  it('on SQLite', () => longRun({ name: 'kills on SQLite', seeds: 10 }, killOnSqlite))
  it('on PostgreSQL', () =>
    longRun({ name: 'kills on PostgreSQL', seeds: 10 }, (seed) => killOnPostgres(seed, postgres)))
})
