import { afterAll, beforeAll, it } from 'vitest'
import { longRun } from '../../../../testing/long.ts'
import { type OwnPostgres, startPostgres } from '../../../../testing/postgres/postgres.ts'
import { checkHistory, recordHistory } from './history.suite.ts'

let postgres: OwnPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

it('200 histories of two processes on one PostgreSQL are sound', () =>
  longRun({ name: 'histories', seeds: 200, from: 1 }, async (seed) =>
    checkHistory(await recordHistory(seed, await postgres.fresh())),
  ))
