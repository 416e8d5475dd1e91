import { copyFile, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EventId } from '@topcut/engine'
import { databaseUrl, openStore } from './open-store.ts'
import { importFile } from './store/backup/import-file.ts'
import { storeFault } from './store/faults.ts'
import { databaseIn } from './store/sqlite/database.ts'
import { restoreSqlite } from './store/sqlite/restore.ts'
import { openSqliteStore } from './store/sqlite/sqlite-store.ts'
import type { Store, WholeEvent } from './store/store.ts'

export type Restored = {
  /** The events that were brought back. */
  readonly events: readonly EventId[]
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
  const aside = isReplaced ? restoreSqlite(data, copy, stamp) : null
  const store = await openStore(data)
  try {
    if (isReplaced) return { events: (await store.list()).map(({ event }) => event), aside }
    const events = isDatabase ? await takeFrom(copy, store) : await importFile(store, copy)
    return { events, aside }
  } finally {
    await store.close()
  }
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
const takeFrom = async (copy: string, store: Store): Promise<readonly EventId[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'topcut-copy-'))
  try {
    await copyFile(copy, databaseIn(folder))
    const copied = openSqliteStore(folder)
    const wholes: WholeEvent[] = []
    for (const { event } of await copied.list()) {
      const whole = await copied.whole(event)
      if (whole !== null) wholes.push(whole)
    }
    await copied.close()
    if ((await store.take(wholes)) === 'taken') throw storeFault('event-exists')
    return wholes.map(({ event }) => event)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
