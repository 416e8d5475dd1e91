import type { EventId, Instant } from '@topcut/engine'
import type { SecurityDeed } from '@topcut/protocol'
import type { Clock } from '../desk/ports.ts'
import type { Records } from '../store/records.ts'
import type { GrantedRole, Seen } from './grant.ts'
import { newId } from './token.ts'

/** What happened at the door. Ids and an address; never a word that was typed, never a token. */
type Noted = Seen & {
  readonly what: SecurityDeed
  /** Whose doing it was: an account or a grant. Null where nobody is known. */
  readonly by: string | null
  /** Whom it was done to, where that is somebody else: an account or a grant. */
  readonly whom?: string
  readonly event?: EventId
  readonly role?: GrantedRole
}

export type SecurityEntry = Noted & {
  readonly at: Instant
  /** How often, and until when, where the same was tried again and again. */
  readonly times: number
  readonly until: Instant
}

export type SecurityLog = {
  readonly note: (noted: Noted) => Promise<void>
  /** The latest first. */
  readonly read: () => Promise<readonly SecurityEntry[]>
}

const kind = 'security'
const minute = 60 * 1000
/** What is tried again within this time is one entry: a dictionary would fill the log otherwise. */
const together = 10 * minute
/** Entries that stay, of what was done and of what was refused: guessers push nothing out. */
export const mostEntries = 1_000
/** Looking at all of them after every one would cost more than the one. */
const between = 100

const isRefusal = (what: SecurityDeed): boolean =>
  what.endsWith('-refused') || what === 'tries-limited'

/** Kept beside the accounts, so that it goes with them where the data go. */
export const openSecurityLog = (records: Records, clock: Clock): SecurityLog => {
  const recent = new Map<string, { readonly key: string; readonly entry: SecurityEntry }>()
  let sinceLook = between

  const all = async () =>
    (await records.list(kind)).map(({ key, value }) => ({ key, entry: value as SecurityEntry }))

  const makeRoom = async (): Promise<void> => {
    sinceLook += 1
    if (sinceLook < between) return
    sinceLook = 0
    const known = await all()
    for (const refused of [true, false]) {
      const some = known.filter(({ entry }) => isRefusal(entry.what) === refused)
      for (const { key } of some.slice(0, -mostEntries)) await records.remove(kind, key)
    }
  }

  return {
    note: async (noted) => {
      const at = clock()
      const same = JSON.stringify([noted.what, noted.by, noted.whom, noted.from])
      const last = recent.get(same)
      if (isRefusal(noted.what) && last !== undefined && at - last.entry.at < together) {
        const entry = { ...last.entry, times: last.entry.times + 1, until: at }
        recent.set(same, { ...last, entry })
        return records.put(kind, last.key, entry)
      }
      const entry = { ...noted, at, times: 1, until: at }
      // By time; two of one moment in any order.
      const key = `${`${at}`.padStart(15, '0')} ${newId()}`
      recent.set(same, { key, entry })
      if (recent.size > mostEntries) recent.delete(recent.keys().next().value ?? '')
      await records.put(kind, key, entry)
      await makeRoom()
    },
    read: async () => (await all()).map(({ entry }) => entry).reverse(),
  }
}
