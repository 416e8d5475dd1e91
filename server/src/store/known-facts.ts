import { type Entry, factKinds, regulationOf, upcast } from '@topcut/engine'
import { storeFault } from './faults.ts'

const known: ReadonlySet<string> = new Set(factKinds)

/**
 * Entries in today's form. Folding passes over what it does not know, so a fact of a later version
 * would be left out in silence and the standings would be wrong: rather read nothing. Nor is an
 * event by a document of a later version run by any other one.
 */
export const readable = (entries: readonly Entry[]): readonly Entry[] => {
  const read = entries.map(upcast)
  const stranger = read.find(({ fact }) => !known.has(fact.kind))
  if (stranger !== undefined)
    throw storeFault('unknown-fact', undefined, `${stranger.n}: ${stranger.fact.kind}`)
  for (const { fact } of read) {
    if (fact.kind === 'event-created' && regulationOf(fact.regulation) === null)
      throw storeFault('later-version', undefined, fact.regulation)
  }
  return read
}
