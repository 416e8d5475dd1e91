import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Entry, EventId } from '@topcut/engine'
import { isOfOneEvent, type StoreFault, storeFault } from '../faults.ts'
import type { Store, WholeEvent } from '../store.ts'
import { exportFormat, exportVersion } from './export-file.ts'
import { type DigestedEvent, proveEvent } from './prove-event.ts'

/** Takes the events of a file in, all or none; answers with their ids. */
export const importEvents = async (store: Store, text: string): Promise<readonly EventId[]> =>
  takeEvents(store, readExport(text))

export const takeEvents = async (
  store: Store,
  events: readonly WholeEvent[],
): Promise<readonly EventId[]> => {
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
    const here = await store.read(one.event).catch(otherwise)
    if (here.length === 0) missing.push(one)
    else if (!isDeepStrictEqual(here, one.entries)) throw storeFault('event-exists')
  }
  if (missing.length > 0 && (await store.take(missing)) === 'taken')
    throw storeFault('event-exists')
  return events.map(({ event }) => event)
}

/** One that is here and cannot be read is in any case another one. */
const otherwise = (fault: unknown): readonly (Entry | null)[] => {
  if (isOfOneEvent(fault)) return [null]
  throw fault
}

/** What a file holds, proved to be what was written. */
export const readExport = (text: string): readonly WholeEvent[] => eventsIn(text).map(proveEvent)

/** An event that was left where it is, or left out, and why. */
export type Unreadable = { readonly event: EventId; readonly fault: StoreFault }

type Proved = {
  readonly wholes: readonly WholeEvent[]
  readonly unreadable: readonly Unreadable[]
}

/**
 * What can be had of events that are brought back: one that is none is left out and named, so that
 * it takes none of the others with it.
 */
export const proveEach = async <T extends { readonly event: EventId }>(
  events: readonly T[],
  prove: (each: T) => WholeEvent | null | Promise<WholeEvent | null>,
): Promise<Proved> => {
  const wholes: WholeEvent[] = []
  const unreadable: Unreadable[] = []
  for (const each of events) {
    try {
      const whole = await prove(each)
      if (whole !== null) wholes.push(whole)
    } catch (fault) {
      if (!isOfOneEvent(fault)) throw fault
      unreadable.push({ event: each.event, fault })
    }
  }
  return { wholes, unreadable }
}

/** What an exported file says that it holds; nothing of it is proved. */
export const eventsIn = (text: string): readonly DigestedEvent[] => {
  const file = parse(text)
  if (file?.format !== exportFormat || !Array.isArray(file.events))
    throw storeFault('not-an-export')
  if (file.version !== exportVersion) throw storeFault('later-version')
  const isOnce = new Set(file.events.map((one) => one?.event)).size === file.events.length
  const isList = file.events.every((one) => typeof one === 'object' && one !== null)
  if (Object.keys(file).length !== 3 || !isOnce || !isList) throw storeFault('damaged-file')
  return file.events
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
