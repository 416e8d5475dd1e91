import { hash } from 'node:crypto'
import { asPublished, openEvent, publicRecord, recordText } from '@topcut/engine'
import type { Store } from '@topcut/server'
import { refused } from '../refusal.ts'

type Whole = NonNullable<Awaited<ReturnType<Store['whole']>>>

/** The public record of an event, its players named as on the public page, or not at all. */
export const recordOf = ({ event, entries, people }: Whole, isNamed: boolean): string => {
  const held = openEvent(entries)
  const known = new Map(people.map((person) => [person.player, person]))
  const names = isNamed && held.state !== null ? asPublished(held.state, known).names : null
  const record = publicRecord(event, held, names, (text) => hash('sha256', text))
  return record === null ? refused({ code: 'no-record-yet', about: event }) : recordText(record)
}
