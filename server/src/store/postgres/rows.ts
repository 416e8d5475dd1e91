import type { Entry } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import type { CommandRecord } from '../store.ts'

/** `at` is a bigint, which `pg` hands over as text. */
export type EntryRow = {
  readonly n: number
  readonly at: string
  readonly actor: Entry['by']
  readonly command: Entry['command']
  readonly fact: Entry['fact']
}
export type FirstRow = EntryRow & { readonly event: string; readonly version: number }
export type PersonRow = { readonly person: Person }
export type RecordRow = CommandRecord

export const toEntry = ({ n, at, actor, command, fact }: EntryRow): Entry => ({
  n,
  at: Number(at) as Entry['at'],
  by: actor,
  command,
  fact,
})
