import { afterAll, beforeAll, describe, it } from 'vitest'
import { longRun } from '../../../../testing/long.ts'
import { type OwnPostgres, startPostgres } from '../../../../testing/postgres/postgres.ts'
import { killOnPostgres, killOnSqlite } from './scenarios.suite.ts'

let postgres: OwnPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const each = 20

/** 700 kills of a server on SQLite; on PostgreSQL 150 of a server and 150 of the database. */
describe('killed 1,000 times, nothing acknowledged is lost or doubled', () => {
  it('700 times on SQLite, two halls side by side', async () => {
    let commands = 0
    const name = `kills on SQLite, ${each} each`
    await longRun({ name, seeds: 35 }, async (seed) => {
      const halls = [2 * seed, 2 * seed + 1].map((hall) => killOnSqlite(hall, each / 2))
      for (const answered of await Promise.all(halls)) commands += answered
    })
    console.log(`${name}: ${commands} commands acknowledged, each there once`)
  })

  it('300 times on PostgreSQL', async () => {
    let commands = 0
    const name = `kills on PostgreSQL, ${each} each`
    await longRun({ name, seeds: 15 }, async (seed) => {
      commands += await killOnPostgres(seed, postgres, each)
    })
    console.log(`${name}: ${commands} commands acknowledged, each there once`)
  })
})
