import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Databases, openDatabases } from '../../../../testing/postgres/postgres.ts'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { deliverMany } from './many-deliveries.suite.ts'

let databases: Databases
beforeAll(async () => {
  databases = await openDatabases()
})
afterAll(() => databases.stop())

/** Starting six servers takes a busy machine a while. */
const patience = 240_000

describe('50 messages to a receiver that fails, hangs and restarts, by servers that are killed', () => {
  it(
    'arrive all, and none again that was acknowledged, on SQLite',
    async () => {
      const servers = [{ data: temporaryFolder() }]
      const { delivered } = await deliverMany({
        ...{ seed: 1, servers, messages: 5, kills: 2, restarts: 2 },
      })
      expect(delivered).toBe(50)
    },
    patience,
  )

  it(
    'and by two servers on one PostgreSQL, of which one at a time delivers',
    async () => {
      const env = { DATABASE_URL: await databases.fresh() }
      const servers = [0, 1].map(() => ({ data: temporaryFolder(), env }))
      const { delivered } = await deliverMany({
        ...{ seed: 2, servers, messages: 5, kills: 2, restarts: 2 },
      })
      expect(delivered).toBe(50)
    },
    patience,
  )
})
