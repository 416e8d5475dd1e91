import { sha256 as plain, type Sha256 } from '../chance/sha256.ts'
import type { Log } from '../event/spine/entry.ts'
import type { EventId } from '../vocabulary/ids.ts'
import { beforeTheFirst, linkOf, type OpenEntry, openEntry, sealOf } from './open-entry.ts'

export type LinkedEntry = OpenEntry & { readonly hash: string }

/** The open form of entries, each with the hash over it, which the next one holds. */
export const openEntries = (
  event: EventId,
  before: Log,
  entries: Log,
  sha256: Sha256,
): readonly LinkedEntry[] => {
  const first = before[0] ?? entries[0]
  if (first === undefined) return []
  const seal = sealOf(event, first, sha256)
  let previous = before.at(-1)?.link ?? beforeTheFirst(event, sha256)
  return entries.map((entry) => {
    const open = openEntry(entry, previous, seal, sha256)
    previous = linkOf(open, sha256)
    return { ...open, hash: previous }
  })
}

/** Joins entries to the ones before. `before` is the log they follow on, whose last has its link. */
export const linkEntries = (
  event: EventId,
  before: Log,
  entries: Log,
  sha256: Sha256 = plain,
): Log => {
  const open = openEntries(event, before, entries, sha256)
  return entries.map((entry, index) => ({ ...entry, link: open[index]?.hash ?? '' }))
}
