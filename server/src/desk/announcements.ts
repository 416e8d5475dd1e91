import type { Entry, EventId, PlayerId } from '@topcut/engine'
import type { Person } from '@topcut/protocol'

export type Announcement = {
  readonly entries: readonly Entry[]
  readonly people: readonly Person[]
  /** Who has no name any more. */
  readonly erased?: readonly PlayerId[]
  /** There is nothing more to hear: the event is gone. */
  readonly isDeleted?: true
}
/** What those hear who listen to an event that is gone. */
export const deletion: Announcement = { entries: [], people: [], isDeleted: true }

export type Listener = (announcement: Announcement) => void

/** Tells those who watch an event what has been stored; a listener may hear of an entry twice. */
export type Announcements = {
  readonly announce: (event: EventId, announcement: Announcement) => void
  /** Answers with what ends the listening. */
  readonly listen: (event: EventId, listener: Listener) => () => void
  readonly listeners: (event: EventId) => number
  /** The events that somebody listens to. */
  readonly heard: () => readonly EventId[]
}

export const openAnnouncements = (): Announcements => {
  const all = new Map<EventId, Set<Listener>>()
  return {
    announce: (event, announcement) => {
      const { entries, people, erased = [], isDeleted = false } = announcement
      if (!isDeleted && entries.length + people.length + erased.length === 0) return
      const listeners = all.get(event) ?? new Set()
      for (const listener of [...listeners]) {
        try {
          listener(announcement)
        } catch {
          // A screen that fails must not make a stored result look as if it had not been stored.
          listeners.delete(listener)
        }
      }
    },
    listen: (event, listener) => {
      const listeners = all.get(event) ?? new Set()
      all.set(event, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && all.get(event) === listeners) all.delete(event)
      }
    },
    listeners: (event) => all.get(event)?.size ?? 0,
    heard: () => [...all.keys()],
  }
}
