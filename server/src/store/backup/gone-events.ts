import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { EventId } from '@topcut/engine'
import type { Records } from '../records.ts'
import type { Store } from '../store.ts'
import { holdsEverything, stamped } from './stamp.ts'

const kind = 'event-gone'

/** Milliseconds: a stick may be away, and servers of one database have folders of their own. */
const lookedFor = 30 * 24 * 3_600_000

/** Before it goes: a server that stops in between would never know whose files are left. */
export const noteGone = (records: Records, event: EventId, now = new Date()): Promise<void> =>
  records.put(kind, event, now.getTime())

/** Takes the copies of one event away, never one that holds others as well. */
const clear = async (folder: string, event: string): Promise<void> => {
  if (holdsEverything(event)) return
  for (const name of await readdir(folder))
    if (stamped.test(name) && name.replace(stamped, '') === event)
      await rm(join(folder, name), { force: true })
}

/**
 * Files of one event are never replaced once it is gone: they go with the next copy in their
 * folder. Only what was deleted is looked for: a database that holds less than the copies do may
 * be the wrong one, or lost.
 */
export const clearGone = async (
  store: Pick<Store, 'records' | 'list'>,
  folder: string,
  now = new Date(),
): Promise<void> => {
  const gone = await store.records.list(kind)
  if (gone.length === 0) return
  const there = new Set<string>((await store.list()).map(({ event }) => event))
  for (const { key, value } of gone) {
    if (!there.has(key)) await clear(folder, key)
    if (now.getTime() - Number(value) > lookedFor) await store.records.remove(kind, key)
  }
}
