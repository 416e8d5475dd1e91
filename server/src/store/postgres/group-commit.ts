import type { Pool, PoolClient } from 'pg'
import { isStoreFault } from '../faults.ts'
import type { Appending, Store } from '../store.ts'
import { faultFrom, isTwice } from './fault-from.ts'
import { inTransaction } from './transaction.ts'

type Stored = 'ok' | 'stale'
type Waiting = {
  readonly appending: Appending
  readonly resolve: (answer: Stored) => void
  readonly reject: (fault: unknown) => void
}

/** One is being put together while the other waits for the disk. */
const writers = 2

/** More at once would make the first of them wait for the last. */
const largest = 64

/**
 * Appends that come while others are being stored share one transaction. PostgreSQL lets one that
 * notifies commit at a time: alone, each of 64 events would wait for the disk 64 times.
 */
export const openGroupCommit = (
  pool: Pool,
  write: (to: Pool | PoolClient, appending: Appending) => Promise<boolean>,
): Store['append'] => {
  const waiting: Waiting[] = []
  let working = 0

  const alone = async ({ appending, resolve, reject }: Waiting): Promise<void> => {
    try {
      resolve((await write(pool, appending)) ? 'ok' : 'stale')
    } catch (cause) {
      // Two processes were given the same command at the same time.
      if (isTwice(cause)) resolve('stale')
      else reject(faultFrom(cause))
    }
  }

  const together = async (group: readonly Waiting[]): Promise<void> => {
    // In one order everywhere: two processes that lock events crosswise would wait for ever.
    const sorted = group.toSorted((a, b) => (a.appending.event < b.appending.event ? -1 : 1))
    try {
      const answers = await inTransaction(pool, 'begin', async (client) => {
        const stored: Stored[] = []
        for (const { appending } of sorted)
          stored.push((await write(client, appending)) ? 'ok' : 'stale')
        return stored
      })
      for (const [index, { resolve }] of sorted.entries()) resolve(answers[index] ?? 'stale')
    } catch (cause) {
      const fault = faultFrom(cause)
      if (isStoreFault(fault)) for (const { reject } of sorted) reject(fault)
      // One that cannot be stored must not take those down that came with it.
      else await Promise.all(sorted.map(alone))
    }
  }

  const work = async (): Promise<void> => {
    working += 1
    for (let group = waiting.splice(0, largest); group.length > 0; ) {
      const [first] = group
      await (group.length === 1 && first !== undefined ? alone(first) : together(group))
      group = waiting.splice(0, largest)
    }
    working -= 1
  }

  return (appending) =>
    new Promise((resolve, reject) => {
      waiting.push({ appending, resolve, reject })
      if (working < writers) work()
    })
}
