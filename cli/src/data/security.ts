import { openAccess, openKnownStore, shownSecurityLog, systemClock } from '@topcut/server'
import type { Arguments } from '../arguments.ts'
import { dataFolder } from './data-folder.ts'

/** Who came in or was turned away, the latest first. */
export const security = async (flags: Arguments['flags']) => {
  const store = await openKnownStore(dataFolder(flags))
  try {
    const access = openAccess({ records: store.records, clock: systemClock })
    const entries = await shownSecurityLog(access)
    const moment = (at: number) => new Date(at).toISOString()
    return {
      entries: entries.map((entry) => ({
        ...entry,
        at: moment(entry.at),
        until: moment(entry.until),
      })),
    }
  } finally {
    await store.close()
  }
}
