import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { EventId } from '@topcut/engine'
import { noneOfIts } from '../faults.ts'
import type { Store, WholeEvent } from '../store.ts'
import { everything } from './stamp.ts'
import { writeWhole } from './write-whole.ts'

export const exportFormat = 'topcut-events'
export const exportVersion = 1

/** An event as a file holds it. Names and records are left out together: see `withoutPeople`. */
export type ExportedEvent = Pick<WholeEvent, 'event' | 'entries'> &
  Partial<Pick<WholeEvent, 'records' | 'people'>>

/**
 * The log alone, which names nobody. The records go too: their digests are made from names, and
 * a name that is guessed could be confirmed by them.
 */
export const withoutPeople = ({ event, entries }: WholeEvent): ExportedEvent => ({ event, entries })

/** A digit that has changed on a stick is still valid JSON; this finds it. */
export const digestOfEvent = ({ event, entries, records, people }: ExportedEvent): string =>
  createHash('sha256').update(JSON.stringify({ event, entries, records, people })).digest('hex')

const lines = (key: string, list: readonly unknown[] | undefined): string =>
  list === undefined
    ? ''
    : `,\n"${key}": [\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]`

const eventText = (exported: ExportedEvent): string =>
  `{"event": ${JSON.stringify(exported.event)}, "digest": "${digestOfEvent(exported)}"${lines(
    'entries',
    exported.entries,
  )}${lines('records', exported.records)}${lines('people', exported.people)}}`

/** A file of events, piece by piece; one entry on a line, for people to read. */
async function* exportPieces(
  events: Iterable<ExportedEvent> | AsyncIterable<ExportedEvent>,
): AsyncGenerator<string> {
  yield `{"format": "${exportFormat}", "version": ${exportVersion}, "events": [\n`
  let between = ''
  for await (const each of events) {
    yield `${between}${eventText(each)}`
    between = ',\n'
  }
  yield '\n]}\n'
}

export const exportText = async (events: readonly ExportedEvent[]): Promise<string> => {
  let text = ''
  for await (const piece of exportPieces(events)) text += piece
  return text
}

/**
 * One after another: all of them at once may be more than memory holds. Without those that are
 * damaged, which must not keep the others from being copied.
 */
async function* wholeEvents(
  store: Pick<Store, 'whole'>,
  events: readonly EventId[],
): AsyncGenerator<WholeEvent> {
  for (const each of events) {
    const whole = await store.whole(each).catch(noneOfIts)
    if (whole !== null) yield whole
  }
}

/** Writes one event, or all there are, into a folder. */
export const writeExport = async (
  store: Pick<Store, 'list' | 'whole'>,
  folder: string,
  stamp: string,
  event?: EventId,
): Promise<string> => {
  // Of one event alone there is no copy without it.
  if (event !== undefined) await store.whole(event)
  const events = event === undefined ? (await store.list()).map((one) => one.event) : [event]
  return writeWhole(folder, `${event ?? everything}-${stamp}.json`, (unfinished) =>
    writeFile(unfinished, exportPieces(wholeEvents(store, events))),
  )
}
