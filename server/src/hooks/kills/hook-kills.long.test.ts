import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { longRun } from '../../../../testing/long.ts'
import { type OwnPostgres, startPostgres } from '../../../../testing/postgres/postgres.ts'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { deliverMany } from './many-deliveries.suite.ts'

let postgres: OwnPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const many = { messages: 100, kills: 10, restarts: 20 }

/** Each run: 1,000 messages, the server killed 10 times, the receiver restarted 20 times. */
describe('1,000 messages arrive, and none again that was acknowledged', () => {
  it.each([
    ['SQLite', async () => [{ data: temporaryFolder() }]],
    [
      'two servers on PostgreSQL',
      async () => {
        const env = { DATABASE_URL: await postgres.fresh() }
        return [0, 1].map(() => ({ data: temporaryFolder(), env }))
      },
    ],
  ] as const)('%s', async (name, servers) => {
    await longRun({ name: `hooks on ${name}`, seeds: 2 }, async (seed) => {
      const { delivered, arrivals, again } = await deliverMany({
        ...{ seed, servers: await servers(), ...many },
      })
      expect(delivered).toBe(1_000)
      console.log(`${name}, seed ${seed}: ${arrivals} requests for ${delivered}, ${again} again`)
    })
  })
})
