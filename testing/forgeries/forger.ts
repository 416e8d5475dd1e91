import type { Chance, Entry, Event, FactKind, FactOf, Log, PublicRecord } from '@topcut/engine'
import { recordOf } from './forged-record.ts'

/** An event whose log a forger has, with the record that people have seen of it. */
export type Forging = {
  readonly event: Event
  readonly record: PublicRecord
  readonly chance: Chance
}

/** Another record of the same event; null where this one has nothing of the kind to forge. */
type Forge = (forging: Forging) => PublicRecord | null

/**
 * What somebody might do to a record. `alone`: whether the record gives it away without the code
 * from a sheet; `sometimes` where it depends on what was played before and after.
 */
type Forger = { readonly alone: 'always' | 'sometimes' | 'never'; readonly forge: Forge }

export type Forgers = { readonly [kind: string]: Forger }

type EntryOf<K extends FactKind> = Entry & { readonly fact: FactOf<K> }

const isOf =
  <K extends FactKind>(kind: K) =>
  (entry: Entry): entry is EntryOf<K> =>
    entry.fact.kind === kind

/** Entries of a kind that everybody has seen and that were not taken back. */
export const seen = <K extends FactKind>(
  { event, record }: Pick<Forging, 'event' | 'record'>,
  kind: K,
): readonly EntryOf<K>[] => {
  const undone = new Set(event.log.filter(isOf('undone')).map(({ fact }) => fact.entry))
  return event.log
    .slice(0, record.entries.length)
    .filter(isOf(kind))
    .filter(({ n }) => !undone.has(n))
}

/** Swiss rounds that were drawn, from lots that were fixed before. */
export const drawnRounds = (forging: Forging) =>
  seen(forging, 'round-paired').filter(
    ({ fact: { luck, method, receipt } }) =>
      luck !== undefined && receipt !== null && method.name !== 'by-hand',
  )

export const anyOf = <T>(all: readonly T[], chance: Chance): T | null =>
  all[chance.below(Math.max(1, all.length))] ?? null

/** The log with another entry in the place of one. */
export const replaced = (log: Log, entry: Entry): Log => log.with(entry.n - 1, entry)

/** Numbered anew, with what names entries following their numbers. */
export const renumbered = (entries: Log): Log => {
  const numbers = new Map(entries.map(({ n }, index) => [n, index + 1]))
  return entries.map((entry, index) => {
    const { fact } = entry
    const following =
      fact.kind === 'undone' ? { ...fact, entry: numbers.get(fact.entry) ?? 0 } : fact
    return { ...entry, n: index + 1, fact: following }
  })
}

/** Seals, chain, standings and digest of a log that somebody wrote; null where it cannot be folded. */
export const recomputed = ({ record }: Forging, log: Log): PublicRecord | null => {
  try {
    return recordOf(record.event, log)
  } catch {
    return null
  }
}
