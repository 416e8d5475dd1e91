import type { EventId } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import type { CommandRecord } from '../store.ts'
import type { EntryRow } from '../stored-entry.ts'

export type VersionedRow = EntryRow & { readonly version: number }
export type FirstRow = VersionedRow & { readonly event: EventId }
export type PersonRow = { readonly person: Person }
export type RecordRow = CommandRecord
