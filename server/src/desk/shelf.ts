import { advance, type Entry, type Event, type EventId, emptyEvent } from '@topcut/engine'
import { joined } from '../store/joined.ts'
import { readable } from '../store/known-facts.ts'
import type { Store } from '../store/store.ts'
import { openBatches } from './batches.ts'

/** How many folded events are kept at hand; a hall runs a few, an archive is read now and then. */
const room = 64

/** Folded events, so that a command does not replay a whole log. */
export type Shelf = {
  /** The event as the store has it now; the empty event where there is none. */
  readonly load: (event: EventId) => Promise<Event>
  /** The event as it was last at hand, without a look at the store. */
  readonly held: (event: EventId) => Event | undefined
  /** Puts back an event that has grown by entries just stored. */
  readonly put: (event: EventId, grown: Event) => void
  /** Puts an event away that was deleted. */
  readonly drop: (event: EventId) => void
}

/**
 * `found` hears of entries that somebody else has stored since the event was last at hand, and of
 * an event that somebody else has deleted.
 */
export const openShelf = (
  store: Pick<Store, 'since'>,
  found: (event: EventId, what: readonly Entry[] | 'deleted') => void,
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

  // The store is asked every time: deciding on what another process has left behind would
  // refuse a wish that is right, and nothing would ever notice.
  const look = async (id: EventId): Promise<Event> => {
    const known = held.get(id)
    const base = known ?? emptyEvent
    const stored = await store.since(id, base.log.length)
    if (stored === null) {
      if (known === undefined) return emptyEvent
      held.delete(id)
      found(id, 'deleted')
      return look(id)
    }
    const entries = joined(id, base.log, readable(id, stored, base.log.length))
    if (entries.length === 0) return base
    const event = advance(base, entries)
    put(id, event)
    if (known !== undefined) found(id, entries)
    return event
  }

  // All who come while somebody looks share the next look, which begins after they came.
  const lookTogether = openBatches<EventId, object, Event>(
    (asked) => asked,
    async (id, all) => {
      const value = await look(id)
      return all.map(() => ({ status: 'fulfilled', value }))
    },
  )

  return {
    put,
    drop: (id) => void held.delete(id),
    held: (id) => held.get(id),
    load: (id) => lookTogether(id, {}),
  }
}
