import { sha256 as plain, type Sha256 } from '../chance/sha256.ts'
import type { Log } from '../event/spine/entry.ts'
import type { EventId } from '../vocabulary/ids.ts'
import { beforeTheFirst, linkOf, openEntry, sealOf } from './open-entry.ts'

/**
 * Joins entries to the ones before: each with the hash over its open form, which holds the hash of
 * the one before it. `before` is the log they follow on, whose last entry has its own.
 */
export const linkEntries = (
  event: EventId,
  before: Log,
  entries: Log,
  sha256: Sha256 = plain,
): Log => {
  const first = before[0] ?? entries[0]
  if (first === undefined) return entries
  const seal = sealOf(event, first, sha256)
  let previous = before.at(-1)?.link ?? beforeTheFirst(event, sha256)
  return entries.map((entry) => {
    previous = linkOf(openEntry(entry, previous, seal, sha256), sha256)
    return { ...entry, link: previous }
  })
}
