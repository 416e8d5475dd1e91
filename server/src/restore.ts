import { copyFile, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EventId, openEvent } from '@topcut/engine'
import { databaseUrl, openStore } from './open-store.ts'
import { eventsIn, proveEach, type Unreadable } from './store/backup/import-file.ts'
import { proveEvent, proveWhole } from './store/backup/prove-event.ts'
import { storeFault } from './store/faults.ts'
import { readable } from './store/known-facts.ts'
import { databaseIn } from './store/sqlite/database.ts'
import { restoreSqlite } from './store/sqlite/restore.ts'
import { openSqliteStore } from './store/sqlite/sqlite-store.ts'
import type { Store } from './store/store.ts'

export type Restored = {
  /** The events that were brought back. */
  readonly events: readonly EventId[]
  /** Those that cannot be read: left out, or with a copied database as they were in it. */
  readonly unreadable?: readonly Unreadable[]
  /** Where the data are now that were there before; null where nothing had to make room. */
  readonly aside: string | null
}

/**
 * Brings a copy back. A copied database takes the place of the data; everything else, and all that
 * a PostgreSQL is given, comes beside what is there.
 */
export const restore = async (data: string, copy: string, stamp: string): Promise<Restored> => {
  const isDatabase = await holdsDatabase(copy)
  const isReplaced = isDatabase && databaseUrl() === null
  // Before anything is opened: what is no copy would leave an empty database behind.
  const proved = isReplaced ? null : await (isDatabase ? provedFrom(copy) : provedIn(copy))
  const aside = isReplaced ? restoreSqlite(data, copy, stamp) : null
  const store = await openStore(data)
  try {
    if (proved === null) return { ...brought(await lookThrough(store)), aside }
    if ((await store.take(proved.wholes)) === 'taken') throw storeFault('event-exists')
    return { ...brought(proved), aside }
  } finally {
    await store.close()
  }
}

const brought = ({ wholes, unreadable }: Awaited<ReturnType<typeof proveEach>>) => ({
  events: wholes.map(({ event }) => event),
  ...(unreadable.length === 0 ? {} : { unreadable: unreadable.map(besideOthers) }),
})

/** Of a file that is taken in whole or not at all these say that nothing was: here others were. */
const besideOthers = ({ event, fault }: Unreadable): Unreadable => {
  const isOfFile = fault.storeFault === 'bad-event' || fault.storeFault === 'damaged-file'
  const wrong = fault.wrong ?? { event, entry: null, fault: null }
  return { event, fault: isOfFile ? storeFault('unreadable-event', fault, wrong) : fault }
}

/** What has taken the place of the data stays as it is: only what the desk could not open is told. */
const lookThrough = async (store: Store) =>
  proveEach(await store.list(), async ({ event }) => {
    const whole = await store.whole(event)
    if (whole !== null && openEvent(readable(event, whole.entries)).state === null)
      throw storeFault('unreadable-event', undefined, { event, entry: 1, fault: null })
    return whole
  })

/** Where nothing is right, nothing was brought back: the first fault says why. */
const provedIn = async (copy: string) => {
  const proved = await proveEach(eventsIn(await readFile(copy, 'utf8')), proveEvent)
  const [first] = proved.unreadable
  if (first !== undefined && proved.wholes.length === 0) throw first.fault
  return proved
}

const signature = 'SQLite format 3\0'

const holdsDatabase = async (file: string): Promise<boolean> => {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(signature.length) })
    return buffer.toString('latin1', 0, bytesRead) === signature
  } finally {
    await handle.close()
  }
}

/** From a copy of the copy: bringing it to today's form must not change what lies on the stick. */
const provedFrom = async (copy: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'topcut-copy-'))
  try {
    await copyFile(copy, databaseIn(folder))
    const copied = openSqliteStore(folder, 'a-copy-already')
    try {
      return await proveEach(await copied.list(), async ({ event }) => {
        const whole = await copied.whole(event)
        return whole === null ? null : proveWhole(whole)
      })
    } finally {
      await copied.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
