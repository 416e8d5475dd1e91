import { advance, type Entry, type Event, type EventId, emptyEvent, upcast } from '@topcut/engine'
import type { Store } from '../store/store.ts'

/** How many folded events are kept at hand; a hall runs a few, an archive is read now and then. */
const room = 64

/** Folded events, so that a command does not replay a whole log. */
export type Shelf = {
  /** The event as the store has it now; the empty event where there is none. */
  readonly load: (event: EventId) => Promise<Event>
  /** Puts back an event that has grown by entries just stored. */
  readonly put: (event: EventId, grown: Event) => void
}

/** `found` hears of entries that somebody else has stored since the event was last at hand. */
export const openShelf = (
  store: Store,
  found: (event: EventId, entries: readonly Entry[]) => void,
): Shelf => {
  const held = new Map<EventId, Event>()

  const put = (id: EventId, event: Event): void => {
    const known = held.get(id)
    // Two may read at once: the one that was slower must not put an older state back.
    if (known !== undefined && known.log.length > event.log.length) return
    held.delete(id)
    held.set(id, event)
    const [oldest] = held.keys()
    if (held.size > room && oldest !== undefined) held.delete(oldest)
  }

  return {
    put,
    // The store is asked every time: deciding on what another process has left behind would
    // refuse a wish that is right, and nothing would ever notice.
    load: async (id) => {
      const known = held.get(id)
      const base = known ?? emptyEvent
      const entries = (await store.read(id, base.log.length)).map(upcast)
      if (entries.length === 0) return base
      const event = advance(base, entries)
      put(id, event)
      if (known !== undefined) found(id, entries)
      return event
    },
  }
}
