import type { ServerResponse } from 'node:http'
import type { Actor, Entry, EventId, PlayerId } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import type { Announcement } from '../../desk/announcements.ts'
import type { Desk } from '../../desk/desk.ts'
import { peopleFor } from '../shown/reader.ts'
import { withoutSecret } from '../shown/without-secret.ts'

/** Written in one piece at most; a long log goes out as fast as the other end takes it. */
const portion = 200

const entryText = (entry: Entry) =>
  `id: ${entry.n}\nevent: entry\ndata: ${JSON.stringify(withoutSecret(entry))}\n\n`
const entriesText = (entries: readonly Entry[]) => entries.map(entryText).join('')
const textOfPeople = (people: readonly Person[]) =>
  people.length === 0 ? '' : `event: people\ndata: ${JSON.stringify(people)}\n\n`
const erasedText = (erased: readonly PlayerId[]) =>
  erased.length === 0 ? '' : `event: erased\ndata: ${JSON.stringify(erased)}\n\n`

const texts = new WeakMap<Announcement, string>()

/** Made once, however many screens are told. */
const announcementText = (announcement: Announcement): string => {
  const made = texts.get(announcement) ?? entriesText(announcement.entries)
  texts.set(announcement, made)
  return made
}

export type LiveStream = {
  /** A sign of life; gives up a connection that has taken nothing since the last one. */
  readonly beat: () => void
  readonly end: () => void
}

/** Named, so that a page can tell a quiet hall from a dead connection. */
export const beatText = 'event: beat\ndata: {}\n\n'

/** The last that is told of an event: without it a page would look for the network at fault. */
export const deletedText = 'event: deleted\ndata: {}\n\n'

/**
 * For those who read the log: writes an event's entries after `after` to one listener, then every further one as it is stored.
 * The log itself is what a slow or late listener catches up from, so nothing is missed, nothing
 * comes twice and nothing piles up in memory.
 */
export const openLiveStream = (
  desk: Desk,
  event: EventId,
  after: number,
  reader: Actor,
  out: ServerResponse,
  heard: (announcement: Announcement) => void = () => {},
): LiveStream => {
  let sent = after
  let isLive = false
  let hasNews = false
  let isStuck = false
  let isOver = false
  /** Null for whom was erased. */
  const waiting = new Map<PlayerId, Person | null>()
  const namesText = (people: readonly Person[], erased: readonly PlayerId[]) =>
    textOfPeople(peopleFor(reader, people)) + erasedText(erased)

  const write = (text: string): void => {
    if (text !== '' && !isOver) out.write(text)
  }
  const drained = () =>
    new Promise<void>((resolve) => {
      const done = () => {
        out.off('drain', done).off('close', done)
        resolve()
      }
      out.on('drain', done).on('close', done)
    })

  /** From the log, until there is nothing more: then announcements take over. */
  const catchUp = async (): Promise<void> => {
    isLive = false
    while (!isOver) {
      if (out.writableNeedDrain) await drained()
      hasNews = false
      const held = await desk.load(event)
      const entries = held?.log.slice(sent, sent + portion) ?? []
      const people = [...waiting.values()].filter((person) => person !== null)
      const erased = [...waiting].flatMap(([player, person]) => (person === null ? player : []))
      waiting.clear()
      sent += entries.length
      write(entriesText(entries) + namesText(people, erased))
      // An announcement that came while the log was being read may not be in what was read.
      if (entries.length === 0 && !hasNews) break
    }
    isLive = !isOver
  }

  const follow = (work: Promise<void>) => work.catch(() => end())

  const hear = (announcement: Announcement): void => {
    const { entries, people, erased = [], isDeleted = false } = announcement
    if (isDeleted) {
      write(deletedText)
      end()
      return
    }
    const isNext = entries.length === 0 || entries[0]?.n === sent + 1
    if (isLive && isNext && !out.writableNeedDrain) {
      sent += entries.length
      write(announcementText(announcement) + namesText(people, erased))
      return
    }
    for (const person of people) waiting.set(person.player, person)
    for (const player of erased) waiting.set(player, null)
    hasNews = true
    if (isLive) follow(catchUp())
  }

  const stop = desk.listen(event, (announcement) => {
    hear(announcement)
    heard(announcement)
  })
  const end = (): void => {
    if (isOver) return
    isOver = true
    stop()
    // What the other end does not take can only be cut off; it resumes from the last it has seen.
    if (out.writableNeedDrain) out.destroy()
    else out.end()
  }
  out.on('close', end).on('error', end)

  /**
   * Names have no numbers to resume from: whoever comes back gets all of them, and is told whose are
   * gone. The log is read before the names, or a player who comes in between would be one of these.
   */
  const begin = async (): Promise<void> => {
    const players = (await desk.load(event))?.state?.players ?? new Map<PlayerId, unknown>()
    const people = await desk.people(event)
    const named = new Set(people.map(({ player }) => player))
    const erased = [...players.keys()].filter((player) => !named.has(player))
    write(`retry: 1000\n\n${namesText(people, erased)}`)
    await catchUp()
  }
  follow(begin())

  return {
    beat: () => {
      if (out.writableNeedDrain && isStuck) out.destroy()
      isStuck = out.writableNeedDrain
      if (!isStuck) write(beatText)
    },
    end,
  }
}
