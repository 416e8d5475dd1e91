import type { EventId } from '@topcut/engine'
import type { CommandRecord } from '../store.ts'
import type { EntryRow } from '../stored-entry.ts'

export type VersionedRow = EntryRow & { readonly version: number }
export type FirstRow = VersionedRow & { readonly event: EventId }
export type PersonRow = { readonly person: unknown }
export type RecordRow = Omit<CommandRecord, 'warnings'> & { readonly warnings: unknown }
