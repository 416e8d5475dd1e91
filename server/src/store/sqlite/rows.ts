import type { Entry } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import type { CommandRecord } from '../store.ts'

export type EntryRow = { n: number; at: number; actor: string; command: string; fact: string }
export type FirstRow = EntryRow & { event: string; version: number }
export type RecordRow = {
  command: string
  digest: string
  first: number
  last: number
  warnings: string
}
export type PersonRow = { person: string }

export const toEntry = (row: EntryRow): Entry =>
  ({
    n: row.n,
    at: row.at,
    by: JSON.parse(row.actor),
    command: row.command,
    fact: JSON.parse(row.fact),
  }) as Entry

export const toRecord = (row: RecordRow): CommandRecord =>
  ({ ...row, warnings: JSON.parse(row.warnings) }) as CommandRecord

export const toPerson = (row: PersonRow): Person => JSON.parse(row.person)
