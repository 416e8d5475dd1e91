import type { Entry } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import { storeFault } from '../faults.ts'
import type { CommandRecord } from '../store.ts'

/**
 * Numbers come as bigints: one that is too large for a number would make SQLite refuse all the
 * rows it stands among, instead of the one event it belongs to.
 */
export type EntryRow = {
  event: string
  n: bigint
  at: bigint
  actor: string
  command: string
  fact: string
}
export type FirstRow = EntryRow & { version: bigint }
export type RecordRow = {
  event: string
  command: string
  digest: string
  first: bigint
  last: bigint
  warnings: string
}
export type PersonRow = { event: string; person: string }

/** What was valid when it was stored and is not any more was damaged since. */
const parsed = (text: string, event: string, entry: number | null, field: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw storeFault('unreadable-event', cause, { event, entry, fault: { field, fault: 'form' } })
  }
}

export const toEntry = ({ event, n, at, actor, command, fact }: EntryRow): Entry =>
  ({
    n: Number(n),
    at: Number(at),
    by: parsed(actor, event, Number(n), 'by'),
    command,
    fact: parsed(fact, event, Number(n), 'fact'),
  }) as Entry

/** One that cannot be read must not hide all the others. */
export const toFirst = (row: FirstRow): Entry | null => {
  try {
    return toEntry(row)
  } catch {
    return null
  }
}

export const toRecord = ({ event, first, last, warnings, ...row }: RecordRow): CommandRecord =>
  ({
    ...row,
    first: Number(first),
    last: Number(last),
    warnings: parsed(warnings, event, null, 'warnings'),
  }) as CommandRecord

export const toPerson = ({ event, person }: PersonRow): Person =>
  parsed(person, event, null, 'person') as Person
