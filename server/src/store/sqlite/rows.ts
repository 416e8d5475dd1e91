import type { EventId } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import { personFrom, unreadableIn, warningsFrom } from '../beside-entries.ts'
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

const parsed = (text: string, event: string, field: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw unreadableIn(event, field, cause)
  }
}

export const toRecord = ({ event, first, last, warnings, ...row }: RecordRow): CommandRecord =>
  ({
    ...row,
    first: Number(first),
    last: Number(last),
    warnings: warningsFrom(event, parsed(warnings, event, 'warnings')),
  }) as CommandRecord

export const toPerson = ({ event, person }: PersonRow): Person =>
  personFrom(event, parsed(person, event, 'person'))
