import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import type { EventId } from '@topcut/engine'
import {
  createdIn,
  exportText,
  isOfOneEvent,
  nameOfEvent,
  noteGone,
  openAccess,
  openIdleStore,
  type Store,
  type StoreFault,
  storeFault,
  systemClock,
  writeWhole,
} from '@topcut/server'
import { type Arguments, wrongUse } from '../arguments.ts'
import { refused } from '../refusal.ts'
import { dataFolder } from './data-folder.ts'
import { listed } from './export.ts'

type Saved = { readonly file: string | null; readonly fault: StoreFault | null }

/** An event that is damaged cannot be written whole: it must not stay for that. */
const savedTo = async (path: string, store: Store, event: EventId): Promise<Saved> => {
  try {
    const whole = await store.whole(event)
    const text = await exportText(whole === null ? [] : [whole])
    const file = await writeWhole(dirname(path), basename(path), (part) => writeFile(part, text))
    return { file, fault: null }
  } catch (fault) {
    if (isOfOneEvent(fault)) return { file: null, fault }
    throw fault
  }
}

/** Takes an event away for good, after it was written to a file that brings it back. */
export const deleteEvent = async (id: string, flags: Arguments['flags']) => {
  const [to, name] = [flags.get('to'), flags.get('name')]
  if (to === undefined) return wrongUse({ problem: 'option-needed', word: '--to', of: 'delete' })
  if (name === undefined)
    return wrongUse({ problem: 'option-needed', word: '--name', of: 'delete' })
  const store = await openIdleStore(dataFolder(flags))
  try {
    const event = id as EventId
    const stored = (await store.list()).find((one) => one.event === event)
    if (stored === undefined)
      return refused({ code: 'unknown-event', event, events: await listed(store) })
    const called = nameOfEvent(event, createdIn(stored.first))
    if (name.trim() !== called.trim()) return refused({ code: 'other-name', event, name: called })
    const path = resolve(to)
    // It may hold an event that was deleted before, and be all that is left of it.
    if (existsSync(path)) return refused({ code: 'file-exists', about: path })
    const saved = await savedTo(path, store, event)
    const { keeping } = openAccess({ records: store.records, clock: systemClock })
    const records = await keeping.keysOf(event)
    await noteGone(store.records, event)
    const answer = await store.remove({ event, expected: stored.version, records })
    // Somebody entered something while the file was written.
    if (answer === 'stale') throw storeFault('in-use')
    await keeping.forget(event)
    return { deleted: event, ...saved }
  } finally {
    await store.close()
  }
}
