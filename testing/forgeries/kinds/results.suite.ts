import type { Entry, FactOf, Result } from '@topcut/engine'
import { digested } from '../forged-record.ts'
import { anyOf, type Forgers, type Forging, recomputed, replaced, seen } from '../forger.ts'
import { retold } from '../retold.suite.ts'

const ofTwo = ['score', 'defeats', 'damage']
const seats = new Map<unknown, string>([
  ['first', 'second'],
  ['second', 'first'],
])

/** The same for the other seat; null where both seats have the same. */
const mirrored = (result: Result): Result | null => {
  const other = JSON.stringify(result, (key, value) =>
    ofTwo.includes(key) && Array.isArray(value) ? value.toReversed() : (seats.get(value) ?? value),
  )
  return other === JSON.stringify(result) ? null : JSON.parse(other)
}

type Entered = Entry & { readonly fact: FactOf<'result-entered'> }

/** A result as it was not, in the place of one that everybody has seen. */
const otherResult = (forging: Forging): Entered | null =>
  anyOf(
    seen(forging, 'result-entered').flatMap((entry): readonly Entered[] => {
      const result = mirrored(entry.fact.result)
      return result === null ? [] : [{ ...entry, fact: { ...entry.fact, result } }]
    }),
    forging.chance,
  )

export const results: Forgers = {
  'a result changed, and nothing else': {
    alone: 'always',
    forge: (forging) => {
      const other = otherResult(forging)
      if (other === null) return null
      const { record } = forging
      const { result } = other.fact
      const entries = record.entries.map((entry) =>
        entry.n === other.n ? { ...entry, fact: { ...entry.fact, result } } : entry,
      )
      return digested({ ...record, entries })
    },
  },

  'a result changed, chain and standings recomputed': {
    alone: 'sometimes',
    forge: (forging) => {
      const other = otherResult(forging)
      return other === null ? null : recomputed(forging, replaced(forging.event.log, other))
    },
  },

  'a result changed, and everything after it played again': {
    alone: 'never',
    forge: (forging) => {
      const other = otherResult(forging)
      if (other === null) return null
      const { match, result } = other.fact
      const telling = retold(forging.event.log, other.n - 1)
      return telling.give({ kind: 'enter-result', match, result })
        ? recomputed(forging, telling.toTheEnd(forging.chance))
        : null
    },
  },
}
