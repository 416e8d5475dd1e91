import type { Command, CommandId, Event, EventId, PlayerId } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import { findOrImportEvents } from '../store/backup/import-file.ts'
import type { Removing, Store, WholeEvent } from '../store/store.ts'
import { deletion, type Listener, openAnnouncements } from './announcements.ts'
import { openBatches } from './batches.ts'
import { eventIdFor } from './event-id.ts'
import { followOthers } from './follow-others.ts'
import { handle } from './handle.ts'
import { type Answer, commandsNaming, type Order } from './order.ts'
import type { Clock, Luck } from './ports.ts'
import { openQueue } from './queue.ts'
import { openShelf } from './shelf.ts'
import { openSummaries, type SummedEvent } from './summaries.ts'

type CreateOrder = Omit<Order, 'id' | 'command'> & {
  readonly id?: CommandId
  readonly command: Extract<Command, { kind: 'create-event' }>
}

/** The one place where commands are handled and events are looked up. */
export type Desk = {
  readonly create: (order: CreateOrder) => Promise<Answer>
  readonly handle: (event: EventId, order: Order) => Promise<Answer>
  /** Corrects a name. The people of an event are its players, whoever they are called. */
  readonly name: (
    event: EventId,
    person: Person,
  ) => Promise<'ok' | 'no-such-event' | 'unknown-player'>
  /** Takes everything away that is known of a person; the number stands in its place. */
  readonly erase: (
    event: EventId,
    player: PlayerId,
  ) => Promise<'ok' | 'no-such-event' | 'unknown-player'>
  /** The event as it stands; null where there is none. */
  readonly load: (event: EventId) => Promise<Event | null>
  /** All events, the latest created first, with how far each is. */
  readonly list: () => Promise<readonly SummedEvent[]>
  /** Takes the events of an exported file in, all or none; answers with their ids. */
  readonly takeIn: (file: string) => Promise<readonly EventId[]>
  /** Takes one in that was made of another tool's file. `taken`: its id is. */
  readonly takeWhole: (whole: WholeEvent) => Promise<'ok' | 'taken'>
  /** All that is kept of an event, also of one that cannot be read; null where there is none. */
  readonly whole: (event: EventId) => Promise<WholeEvent | null>
  /** Takes an event away for good, unless it has moved on since it was last seen. */
  readonly remove: (removing: Removing) => Promise<'ok' | 'stale'>
  readonly people: (event: EventId) => Promise<readonly Person[]>
  readonly listen: (event: EventId, listener: Listener) => () => void
  readonly listeners: (event: EventId) => number
}

export const openDesk = (ports: {
  readonly store: Store
  readonly clock: Clock
  readonly luck: Luck
}): Desk => {
  const { store, luck } = ports
  const announcements = openAnnouncements()
  const shelf = openShelf(store, (event, what) =>
    announcements.announce(event, what === 'deleted' ? deletion : { entries: what, people: [] }),
  )
  const means = { ...ports, announcements, shelf }
  const handleInTurn = openBatches<EventId, Order, Answer>(
    ({ id }) => id,
    (event, orders) => handle(means, event, orders),
  )
  const nameInTurn = openQueue<EventId>()
  followOthers(means)

  const load = async (event: EventId): Promise<Event | null> => {
    const held = await shelf.load(event)
    return held.state === null ? null : held
  }

  const name = async (event: EventId, person: Person) => {
    const held = await load(event)
    if (held === null) return 'no-such-event'
    if (!isPlayer(held, person.player)) return 'unknown-player'
    await store.setPerson(event, person)
    announcements.announce(event, { entries: [], people: [person] })
    return 'ok'
  }

  const erase = async (event: EventId, player: PlayerId) => {
    const held = await load(event)
    if (held === null) return 'no-such-event'
    if (!isPlayer(held, player)) return 'unknown-player'
    await store.erasePerson(event, player, commandsNaming(held.log, player))
    announcements.announce(event, { entries: [], people: [], erased: [player] })
    return 'ok'
  }

  return {
    create: (order) => {
      const id = order.id ?? (luck() as CommandId)
      return handleInTurn(eventIdFor(id), { ...order, id })
    },
    handle: handleInTurn,
    name: (event, person) => nameInTurn(event, () => name(event, person)),
    erase: (event, player) => nameInTurn(event, () => erase(event, player)),
    load,
    list: openSummaries(store, shelf.held),
    takeIn: (file) => findOrImportEvents(store, file),
    takeWhole: (whole) => store.take([whole]),
    whole: store.whole,
    remove: async (removing) => {
      const answer = await store.remove(removing)
      if (answer === 'stale') return answer
      shelf.drop(removing.event)
      announcements.announce(removing.event, deletion)
      return answer
    },
    people: store.people,
    listen: announcements.listen,
    listeners: announcements.listeners,
  }
}

const isPlayer = (event: Event, player: PlayerId): boolean =>
  event.state?.players.has(player) ?? false
