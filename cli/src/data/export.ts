import { writeFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import type { EventId } from '@topcut/engine'
import {
  createdIn,
  exportText,
  openKnownStore,
  type Store,
  withoutPeople,
  writeWhole,
} from '@topcut/server'
import type { Arguments } from '../arguments.ts'
import { printed } from '../output/printed.ts'
import { refused } from '../refusal.ts'
import { dataFolder } from './data-folder.ts'
import { recordOf } from './record-of.ts'

/**
 * One event as a readable file that another Topcut imports, or as the record that anybody verifies:
 * into a file, or as the answer itself.
 */
export const exportEvent = async (event: string, flags: Arguments['flags']): Promise<string> => {
  const store = await openKnownStore(dataFolder(flags))
  try {
    const whole = await store.whole(event as EventId)
    if (whole === null)
      return refused({ code: 'unknown-event', event, events: await listed(store) })
    const isNamed = !flags.has('without-people')
    const text = flags.has('public')
      ? recordOf(whole, isNamed)
      : await exportText([isNamed ? whole : withoutPeople(whole)])
    const to = flags.get('to')
    if (to === undefined) return text
    const path = resolve(to)
    const file = await writeWhole(dirname(path), basename(path), (part) => writeFile(part, text))
    return printed({ file })
  } finally {
    await store.close()
  }
}

/** More would hide the sentence they stand in. */
const most = 20

/** The ids are made by the machine: nobody knows them without a look. */
export const listed = async (store: Store): Promise<readonly string[]> =>
  (await store.list()).slice(0, most).map(({ event, first }) => {
    const created = createdIn(first)
    return created === null ? event : `${event} (${created.name})`
  })
