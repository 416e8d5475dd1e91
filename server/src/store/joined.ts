import { hash } from 'node:crypto'
import { type Entry, type EventId, type Log, linkEntries, type Sha256 } from '@topcut/engine'
import { damagedEntry } from './faults.ts'

/** The machine's own: what is stored waits for it. */
export const sha256: Sha256 = (text) => hash('sha256', text)

/** Joins entries to the log they follow on. */
export const join = (event: EventId, before: Log, entries: Log): Log =>
  linkEntries(event, before, entries, sha256)

/**
 * Entries that were read, each joined to the one before. Those of before have no links and are
 * given theirs; one whose link is another is not the entry that the later ones were joined to.
 */
export const joined = (event: EventId, before: Log, read: Log): Log => {
  const entries = join(event, before, read)
  for (const [index, { link, n }] of read.entries())
    if (link !== undefined && link !== (entries[index] as Entry).link) throw damagedEntry(event, n)
  return entries
}
