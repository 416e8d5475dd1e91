import {
  awaiting,
  type Entry,
  type EventState,
  firstImpossible,
  type Instant,
  mattersView,
  openEvent,
  participants,
  standingsView,
  tablesView,
} from '@topcut/engine'
import { findFault } from '@topcut/protocol'
import { isStoreFault, storeFault, type Wrong } from '../faults.ts'
import { joined } from '../joined.ts'
import { readable } from '../known-facts.ts'
import type { CommandRecord, WholeEvent } from '../store.ts'
import { digestOfEvent, type ExportedEvent } from './export-file.ts'
import { aroundEntriesSchema } from './exported-shape.ts'

export type DigestedEvent = ExportedEvent & { readonly digest?: unknown }

/**
 * An event that comes from elsewhere. The digest proves only that it is as somebody wrote it, not
 * that it was Topcut: every fact has to be one, to be possible where it stands and to be shown.
 */
export const proveEvent = (exported: DigestedEvent): WholeEvent => {
  try {
    if (exported.digest !== digestOfEvent(exported)) throw storeFault('damaged-file')
  } catch (cause) {
    const event = nameOf(exported.event)
    throw storeFault('damaged-file', cause, { event, entry: null, fault: null })
  }
  const fault = findFault(aroundEntriesSchema, exported)
  if (fault !== null) throw bad(exported, { fault })
  const { event, entries, records = recordsFrom(entries), people = [] } = exported
  try {
    const log = joined(event, [], readable(event, entries))
    const impossible = firstImpossible(log)
    if (impossible !== null) throw bad(exported, { entry: impossible.n })
    checkRecords(exported, records)
    const { state } = openEvent(log)
    if (state === null) throw bad(exported, {})
    look(state)
  } catch (cause) {
    if (!isStoreFault(cause)) throw bad(exported, {}, cause)
    const isOfEntry = ['unreadable-event', 'damaged-entry'].includes(cause.storeFault)
    throw isOfEntry ? bad(exported, cause.wrong ?? {}, cause) : cause
  }
  return { event, entries, records, people }
}

/** The same for an event of a copy that carries no digests. */
export const proveWhole = (whole: WholeEvent): WholeEvent =>
  proveEvent({ ...whole, digest: digestOfEvent(whole) })

const bad = ({ event }: DigestedEvent, wrong: Partial<Wrong>, cause?: unknown) =>
  storeFault('bad-event', cause, { entry: null, fault: null, ...wrong, event: nameOf(event) })

/** As far as it can be said in a sentence. */
const nameOf = (event: unknown): string =>
  typeof event === 'string' ? event.replace(/\p{Cc}/gu, ' ').slice(0, 64) : '–'

/**
 * A command that stands there twice, or with entries of another, would be answered with theirs; one
 * that is missing would take effect again.
 */
const checkRecords = (exported: DigestedEvent, records: readonly CommandRecord[]): void => {
  const { entries } = exported
  const commands = new Set<string>()
  let next = 1
  const check = (isRight: boolean): void => {
    if (!isRight) throw bad(exported, { entry: Math.min(next, entries.length) })
  }
  for (const { command, first, last } of records) {
    check(first === next && last >= first - 1 && !commands.has(command))
    check(entries.slice(first - 1, last).every((entry) => entry.command === command))
    commands.add(command)
    next = last + 1
  }
  check(next === entries.length + 1)
}

/** Facts that fold but cannot be shown would leave an event that nobody can open: they throw here. */
const look = (state: EventState): void => {
  awaiting(state)
  standingsView(state)
  participants(state)
  mattersView(state, 0 as Instant)
  for (const round of state.rounds) tablesView(state, round)
}

/**
 * For a file without records. No command has an empty digest, so one that is sent again is
 * turned away instead of taking effect twice.
 */
const recordsFrom = (entries: readonly Entry[]): readonly CommandRecord[] => {
  const records = new Map<string, CommandRecord>()
  for (const entry of entries) {
    const { n, command } = entry ?? {}
    const first = records.get(command)?.first ?? n
    records.set(command, { command, digest: '', first, last: n, warnings: [] })
  }
  return [...records.values()]
}
