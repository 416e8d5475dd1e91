import type { EventId, Instant } from '@topcut/engine'
import type { ProgramRole, SecurityDeed } from '@topcut/protocol'
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
  readonly role?: GrantedRole | ProgramRole
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
/**
 * Entries that stay of each sort: neither a guesser nor somebody who comes and goes all day pushes
 * out who changed what.
 */
export const mostEntries = 1_000
/** Looking at all of them after every one would cost more than the one. */
const between = 100

const isRefusal = (what: SecurityDeed): boolean =>
  what.endsWith('-refused') || what === 'tries-limited'

const comings: readonly SecurityDeed[] = ['signed-in', 'link-opened', 'signed-out']
const sortOf = (what: SecurityDeed) =>
  isRefusal(what) ? 'refused' : comings.includes(what) ? 'coming' : 'changed'

/** So often every try is written at once; a flood of them is counted here and written now and then. */
const writtenAtOnce = 10
const writtenEvery = 10 * 1000

/** Kept beside the accounts, so that it goes with them where the data go. */
export const openSecurityLog = (records: Records, clock: Clock): SecurityLog => {
  type Recent = {
    readonly key: string
    readonly entry: SecurityEntry
    readonly writtenAt: Instant
  }
  const recent = new Map<string, Recent>()
  let sinceLook = between
  let written = 0

  const all = async () =>
    (await records.list(kind)).map(({ key, value }) => ({ key, entry: value as SecurityEntry }))

  const makeRoom = async (): Promise<void> => {
    sinceLook += 1
    if (sinceLook < between) return
    sinceLook = 0
    const known = await all()
    for (const sort of ['refused', 'coming', 'changed'] as const) {
      const some = known.filter(({ entry }) => sortOf(entry.what) === sort)
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
        const isDue = entry.times <= writtenAtOnce || at - last.writtenAt >= writtenEvery
        recent.set(same, { ...last, entry, writtenAt: isDue ? at : last.writtenAt })
        return isDue ? records.put(kind, last.key, entry) : undefined
      }
      const entry = { ...noted, at, times: 1, until: at }
      // Two of one moment would be told in any order, by the id alone.
      written += 1
      const key = `${`${at}`.padStart(15, '0')} ${`${written}`.padStart(9, '0')} ${newId()}`
      recent.set(same, { key, entry, writtenAt: at })
      if (recent.size > mostEntries) recent.delete(recent.keys().next().value ?? '')
      await records.put(kind, key, entry)
      await makeRoom()
    },
    read: async () => {
      const counted = new Map([...recent.values()].map(({ key, entry }) => [key, entry]))
      return (await all()).map(({ key, entry }) => counted.get(key) ?? entry).reverse()
    },
  }
}
