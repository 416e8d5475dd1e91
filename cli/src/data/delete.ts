import { writeFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import type { EventId } from '@topcut/engine'
import {
  exportText,
  noteGone,
  openAccess,
  openIdleStore,
  storeFault,
  systemClock,
  writeWhole,
} from '@topcut/server'
import { type Arguments, wrongUse } from '../arguments.ts'
import { refused } from '../refusal.ts'
import { dataFolder } from './data-folder.ts'
import { listed } from './export.ts'

/** Takes an event away for good, after it was written to a file that brings it back. */
export const deleteEvent = async (id: string, flags: Arguments['flags']) => {
  const [to, name] = [flags.get('to'), flags.get('name')]
  if (to === undefined) return wrongUse({ problem: 'option-needed', word: '--to', of: 'delete' })
  if (name === undefined)
    return wrongUse({ problem: 'option-needed', word: '--name', of: 'delete' })
  const store = await openIdleStore(dataFolder(flags))
  try {
    const event = id as EventId
    const whole = await store.whole(event)
    if (whole === null)
      return refused({ code: 'unknown-event', event, events: await listed(store) })
    const fact = whole.entries[0]?.fact
    const called = fact?.kind === 'event-created' ? `${fact.name}` : event
    if (name.trim() !== called.trim()) return refused({ code: 'other-name', event, name: called })
    const path = resolve(to)
    const text = await exportText([whole])
    const file = await writeWhole(dirname(path), basename(path), (part) => writeFile(part, text))
    const { keeping } = openAccess({ records: store.records, clock: systemClock })
    const records = await keeping.keysOf(event)
    await noteGone(store.records, event)
    const answer = await store.remove({ event, expected: whole.entries.length, records })
    // Somebody entered something while the file was written.
    if (answer === 'stale') throw storeFault('in-use')
    await keeping.forget(event)
    return { deleted: event, file }
  } finally {
    await store.close()
  }
}
