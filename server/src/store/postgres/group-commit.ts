import type { EventId } from '@topcut/engine'
import type { Pool, PoolClient } from 'pg'
import { isStoreFault } from '../faults.ts'
import type { Appending, Store } from '../store.ts'
import { faultFrom, isTwice } from './fault-from.ts'

/** Stores appendings of different events in one statement; answers with the events it stored. */
export type Write = (
  to: Pool | PoolClient,
  appendings: readonly Appending[],
) => Promise<ReadonlySet<EventId>>

type Waiting = {
  readonly appending: Appending
  readonly resolve: (answer: 'ok' | 'stale') => void
  readonly reject: (fault: unknown) => void
}

/** One is being put together while the other waits for the disk. */
const writers = 2

/** More at once would make the first of them wait for the last. */
const largest = 64

/**
 * Appends that come while others are being stored go together. PostgreSQL lets one commit at a
 * time that notifies: one by one, 64 events would wait for the disk 64 times.
 */
export const openGroupCommit = (pool: Pool, write: Write): Store['append'] => {
  let waiting: readonly Waiting[] = []
  let working = 0

  /** Each event once: the second append of an event can only follow the first. */
  const takeGroup = (): readonly Waiting[] => {
    const group = new Map<EventId, Waiting>()
    for (const one of waiting) {
      if (group.size < largest && !group.has(one.appending.event))
        group.set(one.appending.event, one)
    }
    waiting = waiting.filter((one) => group.get(one.appending.event) !== one)
    return [...group.values()]
  }

  const store = async (group: readonly Waiting[]): Promise<void> => {
    try {
      const stored = await write(
        pool,
        group.map(({ appending }) => appending),
      )
      for (const { appending, resolve } of group)
        resolve(stored.has(appending.event) ? 'ok' : 'stale')
    } catch (cause) {
      const fault = faultFrom(cause)
      // One that cannot be stored must not take those down that came with it.
      if (group.length > 1 && !isStoreFault(fault))
        await Promise.all(group.map((one) => store([one])))
      // Two processes were given the same command at the same time.
      else if (isTwice(cause)) for (const { resolve } of group) resolve('stale')
      else for (const { reject } of group) reject(fault)
    }
  }

  const work = async (): Promise<void> => {
    working += 1
    while (waiting.length > 0) await store(takeGroup())
    working -= 1
  }

  return (appending) =>
    new Promise((resolve, reject) => {
      const one = { appending, resolve, reject }
      // A new event is another statement, and comes seldom.
      if (appending.expected === 0) store([one])
      else {
        waiting = [...waiting, one]
        if (working < writers) work()
      }
    })
}
