import type { Ticks } from '../desk/ports.ts'
import type { Records } from '../store/records.ts'

type Kept = { readonly value: Promise<unknown>; readonly until: number }

type KeptRecords = Records & {
  /** Looks everything up anew from now on. */
  readonly forget: () => void
}

/** As many as a country's halls have people signed in at one moment. */
const room = 20_000
/** So long what another process takes back is still believed here. */
const lifetime = 2_000

/**
 * Remembers for a moment what was looked up: every command asks who sends it, and with a database
 * across the network that would cost more than the command itself. What this process writes it
 * knows at once.
 */
export const keptRecords = (records: Records, ticks: Ticks): KeptRecords => {
  const all = new Map<string, Kept>()
  const at = (kind: string, key: string) => `${kind}\n${key}`

  const look = (kind: string, key: string): Promise<unknown> => {
    const place = at(kind, key)
    const value = records.get(kind, key)
    const kept = { value, until: ticks() + lifetime }
    all.delete(place)
    all.set(place, kept)
    const [oldest] = all.keys()
    if (all.size > room && oldest !== undefined) all.delete(oldest)
    value.catch(() => {
      if (all.get(place) === kept) all.delete(place)
    })
    return value
  }

  /** Before and after: a look under way while something is written may have seen either. */
  const changing = async <T>(kind: string, key: string, change: () => Promise<T>): Promise<T> => {
    all.delete(at(kind, key))
    try {
      return await change()
    } finally {
      all.delete(at(kind, key))
    }
  }

  return {
    ...records,
    get: (kind, key) => {
      const kept = all.get(at(kind, key))
      return kept !== undefined && kept.until > ticks() ? kept.value : look(kind, key)
    },
    put: (kind, key, value) => changing(kind, key, () => records.put(kind, key, value)),
    add: (kind, key, value) => changing(kind, key, () => records.add(kind, key, value)),
    remove: (kind, key) => changing(kind, key, () => records.remove(kind, key)),
    forget: () => all.clear(),
  }
}
