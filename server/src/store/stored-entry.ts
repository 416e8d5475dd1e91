import { hash } from 'node:crypto'
import type { Entry, EventId } from '@topcut/engine'
import { damagedEntry } from './faults.ts'

/** An entry as a database keeps it: actor and fact as text, and a digest over all of it. */
type StoredEntry = {
  readonly n: number
  readonly at: number
  readonly actor: string
  readonly command: string
  readonly fact: string
  readonly digest: string
  /** Empty in a log of before, which gets its links whenever it is opened. */
  readonly link: string
}

/** As a database hands it over, with the event it is kept `of`; all null where there is none. */
export type EntryRow = {
  readonly [K in keyof StoredEntry | 'of']: number | bigint | string | null
}

/**
 * A fact with one changed bit is still a fact, and the standings made of it look like any others:
 * only this tells. It holds the event and the number too, so that no entry passes for another.
 */
export const digestOfEntry = ({
  of: event,
  n,
  at,
  command,
  actor,
  fact,
  link,
}: Omit<EntryRow, 'digest'>): string => {
  const own = [event, n, at, command, actor, fact]
  return hash('sha256', (link === '' ? own : [...own, link]).join('\n'))
}

export const storedEntry = (
  event: EventId,
  { n, at, by, command, fact, link = '' }: Entry,
): StoredEntry => {
  const row = { n, at, command, actor: JSON.stringify(by), fact: JSON.stringify(fact), link }
  return { ...row, digest: digestOfEntry({ of: event, ...row }) }
}

/** Null where the entry is not the one that was written. */
export const entryFrom = (event: EventId, row: EntryRow): Entry | null =>
  row.of !== event || row.digest !== digestOfEntry(row) ? null : parsed(row)

/** What was no entry when its digest was made is none now: it harms no event but its own. */
const parsed = ({ n, at, actor, command, fact, link }: EntryRow): Entry | null => {
  try {
    const [by, what] = [JSON.parse(String(actor)), JSON.parse(String(fact))]
    const entry = { n: Number(n), at: Number(at), by, command, fact: what } as Entry
    return link === '' ? entry : { ...entry, link: String(link) }
  } catch {
    return null
  }
}

/**
 * The entries numbered above `after`, as many as the event's version says; the first that is
 * changed or missing is named. `rows` come in order, each with the version.
 */
export const entriesFrom = (
  event: EventId,
  after: number,
  rows: readonly (EntryRow & { readonly version: number | bigint })[],
): readonly Entry[] => {
  const version = Number(rows[0]?.version ?? 0)
  const there = rows.filter(({ n }) => n !== null)
  const entries: Entry[] = []
  for (const row of there) {
    const entry = entryFrom(event, row)
    if (entry?.n !== after + entries.length + 1)
      throw damagedEntry(event, after + entries.length + 1)
    entries.push(entry)
  }
  if (entries.length !== Math.max(0, version - after))
    throw damagedEntry(event, Math.min(version, after + entries.length) + 1)
  return entries
}
