import {
  type Entry,
  type EventId,
  type FactOf,
  factKinds,
  regulationOf,
  upcast,
} from '@topcut/engine'
import { type Fault, findFault, logEntrySchema } from '@topcut/protocol'
import { Compile } from 'typebox/compile'
import { storeFault } from './faults.ts'

const known: ReadonlySet<string> = new Set(factKinds)
const form = Compile(logEntrySchema)

/** A name that is none, or a day, would empty the page that lists all the others: null then. */
export const createdIn = (first: Entry | null): FactOf<'event-created'> | null => {
  const entry: unknown = first === null ? null : upcast(first)
  return form.Check(entry) && entry.fact.kind === 'event-created' ? entry.fact : null
}

/** What an event is called in every list; its id where its beginning cannot be read. */
export const nameOfEvent = (event: EventId, created: FactOf<'event-created'> | null): string =>
  created?.name ?? event

/**
 * Entries in today's form, those after `after`. Folding passes over what it does not know, so a fact
 * of a later version would be left out in silence and the standings would be wrong: rather read
 * nothing. Nor is an event by a document of a later version run by any other one. And what is not as
 * a fact has to be would break every page that shows it: it is named, once, instead.
 */
export const readable = (
  event: EventId,
  entries: readonly Entry[],
  after = 0,
): readonly Entry[] => {
  const read = entries.map(upcast)
  for (const [index, entry] of read.entries()) {
    const fault = faultIn(entry, after + index + 1)
    if (fault === null) continue
    const kind: unknown = entry?.fact?.kind
    if (typeof kind === 'string' && !known.has(kind))
      throw storeFault('unknown-fact', undefined, {
        event,
        entry: after + index + 1,
        fault: { field: 'fact.kind', fault: 'form' },
        said: kind,
      })
    throw storeFault('unreadable-event', undefined, { event, entry: after + index + 1, fault })
  }
  for (const { n, fact } of read) {
    if (fact.kind === 'event-created' && regulationOf(fact.regulation) === null)
      throw storeFault('later-version', undefined, {
        event,
        entry: n,
        fault: { field: 'fact.regulation', fault: 'form' },
        said: fact.regulation,
      })
  }
  return read
}

const faultIn = (entry: Entry, n: number): Fault | null => {
  if (!form.Check(entry)) return findFault(logEntrySchema, entry) ?? { field: '', fault: 'form' }
  return entry.n === n ? null : { field: 'n', fault: 'range', least: n, most: n }
}
