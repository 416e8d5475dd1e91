import type { EventId } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import { storeFault } from '../faults.ts'
import type { CommandRecord } from '../store.ts'
import type { EntryRow } from '../stored-entry.ts'

export type VersionedRow = EntryRow & { readonly version: bigint }
export type FirstRow = VersionedRow & { readonly event: EventId }
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
const parsed = (text: string, event: string, field: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const fault = { field, fault: 'form' } as const
    throw storeFault('unreadable-event', cause, { event, entry: null, fault })
  }
}

export const toRecord = ({ event, first, last, warnings, ...row }: RecordRow): CommandRecord =>
  ({
    ...row,
    first: Number(first),
    last: Number(last),
    warnings: parsed(warnings, event, 'warnings'),
  }) as CommandRecord

export const toPerson = ({ event, person }: PersonRow): Person =>
  parsed(person, event, 'person') as Person
