import type { Entry } from '@topcut/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Databases, openDatabases } from '../../../../testing/postgres/postgres.ts'
import { checkHistory, recordHistory } from './history.suite.ts'

let databases: Databases
beforeAll(async () => {
  databases = await openDatabases()
})
afterAll(() => databases.stop())

describe('two processes on one PostgreSQL, paused, killed and cut off, their clocks apart', () => {
  it.each([1, 2, 3, 4, 5])(
    'keep every acknowledged command once, in one order: %i',
    async (seed) => {
      const history = await recordHistory(seed, await databases.fresh())
      expect(history.acknowledged.length).toBeGreaterThan(5)
      checkHistory(history)
    },
    180_000,
  )

  it('would be found out', async () => {
    const { acknowledged, reads, final } = await recordHistory(6, await databases.fresh())
    const [log = []] = final
    const spoiled = [
      { acknowledged, reads, final: [log.slice(0, -1), log.slice(0, -1)] },
      { acknowledged, reads, final: [log, log.slice(0, -1)] },
      { acknowledged: acknowledged.slice(1), reads, final },
      { acknowledged: acknowledged.map((one) => ({ ...one, expects: 0 })), reads, final },
      { acknowledged, reads: [{ log: [] as readonly Entry[], knownBefore: 1 }], final },
      { acknowledged, reads: [{ log: log.toReversed(), knownBefore: 0 }], final },
    ]
    for (const one of spoiled) expect(() => checkHistory(one)).toThrow()
  }, 180_000)
})
