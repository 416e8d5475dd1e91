import { type Entry, type EventId, factKinds, regulationOf, upcast } from '@topcut/engine'
import { type Fault, findFault, logEntrySchema } from '@topcut/protocol'
import { Compile } from 'typebox/compile'
import { storeFault } from './faults.ts'

const known: ReadonlySet<string> = new Set(factKinds)
const form = Compile(logEntrySchema)

/** Whether an entry is one, of whatever version its document is. */
export const isEntry = (entry: unknown): entry is Entry => form.Check(entry)

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
      throw storeFault('unknown-fact', undefined, `${entry.n}: ${kind}`)
    throw storeFault('unreadable-event', undefined, { event, entry: after + index + 1, fault })
  }
  for (const { fact } of read) {
    if (fact.kind === 'event-created' && regulationOf(fact.regulation) === null)
      throw storeFault('later-version', undefined, fact.regulation)
  }
  return read
}

const faultIn = (entry: Entry, n: number): Fault | null => {
  if (!form.Check(entry)) return findFault(logEntrySchema, entry) ?? { field: '', fault: 'form' }
  return entry.n === n ? null : { field: 'n', fault: 'range', least: n, most: n }
}
