import { afterAll, beforeAll, it } from 'vitest'
import { longRun } from '../../../../testing/long.ts'
import { type OwnPostgres, startPostgres } from '../../../../testing/postgres/postgres.ts'
import { checkHistory, recordHistory } from './history.suite.ts'

let postgres: OwnPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** Most of a history is waiting for what is paused or cut off: so many go side by side. */
const each = 4

it('200 histories of two processes on one PostgreSQL are sound', async () => {
  const sum = { acknowledged: 0, reads: 0 }
  const check = async (seed: number) => {
    const history = await recordHistory(seed, await postgres.fresh())
    checkHistory(history)
    sum.acknowledged += history.acknowledged.length
    sum.reads += history.reads.length
  }
  const name = `histories, ${each} each`
  await longRun({ name, seeds: 200 / each, from: 1 }, async (seed) => {
    await Promise.all(Array.from({ length: each }, (_, place) => check(seed * each + place)))
  })
  const { acknowledged, reads } = sum
  console.log(
    `${name}: ${acknowledged} commands acknowledged, ${reads} readings, one order for all`,
  )
})
