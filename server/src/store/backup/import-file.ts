import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import {
  awaiting,
  type Entry,
  type EventId,
  type EventState,
  openEvent,
  standingsView,
  tablesView,
} from '@topcut/engine'
import { isStoreFault, storeFault } from '../faults.ts'
import { readable } from '../known-facts.ts'
import { checkNumbering } from '../numbering.ts'
import type { CommandRecord, Store, WholeEvent } from '../store.ts'
import { digestOfEvent, type ExportedEvent, exportFormat, exportVersion } from './export-file.ts'
import { isExportedEvent, isExportFile } from './exported-shape.ts'

/** Takes the events of a file in, all or none; answers with their ids. */
export const importEvents = async (store: Store, text: string): Promise<readonly EventId[]> => {
  const events = readExport(text)
  if ((await store.take(events)) === 'taken') throw storeFault('event-exists')
  return events.map(({ event }) => event)
}

export const importFile = async (store: Store, file: string): Promise<readonly EventId[]> =>
  importEvents(store, await readFile(file, 'utf8'))

/**
 * The same for somebody who only wants to open the file: an event that is here already, entry for
 * entry, is found and left as it is.
 */
export const findOrImportEvents = async (
  store: Store,
  text: string,
): Promise<readonly EventId[]> => {
  const events = readExport(text)
  const missing: WholeEvent[] = []
  for (const one of events) {
    const here = await store.read(one.event)
    if (here.length === 0) missing.push(one)
    else if (!isDeepStrictEqual(here, one.entries)) throw storeFault('event-exists')
  }
  if (missing.length > 0 && (await store.take(missing)) === 'taken')
    throw storeFault('event-exists')
  return events.map(({ event }) => event)
}

/** What a file holds, proved to be what was written. */
const readExport = (text: string): readonly WholeEvent[] => {
  const file = parse(text)
  if (file?.format !== exportFormat || !Array.isArray(file.events))
    throw storeFault('not-an-export')
  if (file.version !== exportVersion) throw storeFault('later-version')
  const isOnce = new Set(file.events.map((one) => one?.event)).size === file.events.length
  if (!isExportFile(file) || !isOnce) throw storeFault('damaged-file')
  return file.events.map(readEvent)
}

type ExportFile = {
  readonly format?: unknown
  readonly version?: unknown
  readonly events?: unknown
}

const parse = (text: string): ExportFile | null => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    // Cut off somewhere, or something else altogether.
    throw storeFault(text.includes(`"${exportFormat}"`) ? 'damaged-file' : 'not-an-export', cause)
  }
}

const readEvent = (exported: ExportedEvent & { readonly digest?: unknown }): WholeEvent => {
  try {
    if (!isExportedEvent(exported)) throw storeFault('damaged-file')
    const { event, entries, records = recordsFrom(entries), people = [] } = exported
    if (exported.digest !== digestOfEvent(exported)) throw storeFault('damaged-file')
    checkNumbering({ event, expected: 0, entries, records, people })
    const { state } = openEvent(readable(entries))
    if (state === null) throw storeFault('damaged-file')
    look(state)
    return { event, entries, records, people }
  } catch (cause) {
    throw isStoreFault(cause) ? cause : storeFault('damaged-file', cause)
  }
}

/** Facts that fold but cannot be shown would leave an event that nobody can open: they throw here. */
const look = (state: EventState): void => {
  awaiting(state)
  standingsView(state)
  for (const round of state.rounds) tablesView(state, round)
}

/**
 * For a file without records. No command has an empty digest, so one that is sent again is
 * turned away instead of taking effect twice.
 */
const recordsFrom = (entries: readonly Entry[]): readonly CommandRecord[] => {
  const records = new Map<string, CommandRecord>()
  for (const { n, command } of entries) {
    const first = records.get(command)?.first ?? n
    records.set(command, { command, digest: '', first, last: n, warnings: [] })
  }
  return [...records.values()]
}
