import type { ServerResponse } from 'node:http'
import type { Actor, Entry, EventId, PlayerId } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import type { Announcement } from '../desk/announcements.ts'
import type { Desk } from '../desk/desk.ts'
import { peopleFor } from './reader.ts'

/** Written in one piece at most; a long log goes out as fast as the other end takes it. */
const portion = 200

const entryText = (entry: Entry) =>
  `id: ${entry.n}\nevent: entry\ndata: ${JSON.stringify(entry)}\n\n`
const entriesText = (entries: readonly Entry[]) => entries.map(entryText).join('')
const textOfPeople = (people: readonly Person[]) =>
  people.length === 0 ? '' : `event: people\ndata: ${JSON.stringify(people)}\n\n`

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
): LiveStream => {
  let sent = after
  let isLive = false
  let hasNews = false
  let isStuck = false
  let isOver = false
  const waiting = new Map<PlayerId, Person>()
  const peopleText = (people: readonly Person[]) => textOfPeople(peopleFor(reader, people))

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
      const people = [...waiting.values()]
      waiting.clear()
      sent += entries.length
      write(entriesText(entries) + peopleText(people))
      // An announcement that came while the log was being read may not be in what was read.
      if (entries.length === 0 && !hasNews) break
    }
    isLive = !isOver
  }

  const follow = (work: Promise<void>) => work.catch(() => end())

  const hear = (announcement: Announcement): void => {
    const { entries, people } = announcement
    const isNext = entries.length === 0 || entries[0]?.n === sent + 1
    if (isLive && isNext && !out.writableNeedDrain) {
      sent += entries.length
      write(announcementText(announcement) + peopleText(people))
      return
    }
    for (const person of people) waiting.set(person.player, person)
    hasNews = true
    if (isLive) follow(catchUp())
  }

  const stop = desk.listen(event, hear)
  const end = (): void => {
    if (isOver) return
    isOver = true
    stop()
    // What the other end does not take can only be cut off; it resumes from the last it has seen.
    if (out.writableNeedDrain) out.destroy()
    else out.end()
  }
  out.on('close', end).on('error', end)

  /** Names have no numbers to resume from: whoever comes back gets all of them. */
  const begin = async (): Promise<void> => {
    const people = await desk.people(event)
    write(`retry: 1000\n\n${peopleText(people)}`)
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
