import {
  type Ask,
  advance,
  decide,
  type Entry,
  type Event,
  type EventId,
  type Instant,
} from '@topcut/engine'
import type { CommandRecord, Store } from '../store/store.ts'
import type { Announcements } from './announcements.ts'
import { type Answer, digestOf, type Order, peopleOf } from './order.ts'
import type { Clock, Luck } from './ports.ts'
import { revisionOf } from './revision.ts'
import type { Shelf } from './shelf.ts'

export type Means = {
  readonly store: Store
  readonly shelf: Shelf
  readonly announcements: Announcements
  readonly clock: Clock
  readonly luck: Luck
}

/** How often the desk looks again when another process was faster. */
const attempts = 5

/**
 * The only sequence in the system: load → decide → append → announce. Whoever calls takes care
 * that one event's orders come one after another.
 */
export const handle = async (means: Means, event: EventId, order: Order): Promise<Answer> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const answer = await tryOnce(means, event, order)
    if (answer !== 'stale') return answer
  }
  return { kind: 'busy' }
}

const tryOnce = async (means: Means, id: EventId, order: Order): Promise<Answer | 'stale'> => {
  const { store, shelf, announcements, clock, luck } = means
  // Before the log, so that the log is never older than the record.
  const record = await store.findCommand(id, order.id)
  const event = await shelf.load(id)
  if (record !== null) return repeat(store, id, event, order, record)
  if (event.state === null && order.command.kind !== 'create-event')
    return { kind: 'no-such-event' }

  const revision = event.state === null ? null : revisionOf(event.state, order.command)
  if (order.expects !== undefined && revision !== null && revision !== order.expects) {
    return { kind: 'stale', revision }
  }

  const at = clock()
  const decision = decide(event, askOf(order, at, luck()))
  if (!decision.granted) return { kind: 'refused', refusal: decision.refusal }

  const { facts, warnings } = decision
  const expected = event.log.length
  const entries = facts.map(
    (fact, index): Entry => ({
      n: expected + 1 + index,
      at,
      by: order.by,
      command: order.id,
      fact,
    }),
  )
  const version = expected + entries.length
  const people = peopleOf(order)
  const appended = await store.append({
    event: id,
    expected,
    entries,
    record: {
      command: order.id,
      digest: digestOf(order),
      first: expected + 1,
      last: version,
      warnings,
    },
    people,
  })
  if (appended === 'stale') return 'stale'

  shelf.put(id, advance(event, entries))
  announcements.announce(id, { entries, people })
  return { kind: 'granted', event: id, version, entries, warnings, people }
}

const askOf = ({ command, by, override }: Order, at: Instant, entropy: string): Ask =>
  override === undefined ? { command, by, at, entropy } : { command, by, at, entropy, override }

/** What was answered before: that answer may have been lost on its way. */
const repeat = async (
  store: Store,
  id: EventId,
  { log }: Event,
  order: Order,
  record: CommandRecord,
): Promise<Answer> => {
  if (record.digest !== digestOf(order)) return { kind: 'command-id-reused' }
  const { first, last, warnings } = record
  const entries = log.slice(first - 1, last)
  // Names as they are now: one corrected since must not come back with an old answer.
  const named = new Set(peopleOf(order).map(({ player }) => player))
  const people =
    named.size === 0 ? [] : (await store.people(id)).filter(({ player }) => named.has(player))
  return { kind: 'granted', event: id, version: last, entries, warnings, people }
}
