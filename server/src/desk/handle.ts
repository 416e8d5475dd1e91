import {
  type Actor,
  type Asked,
  advance,
  decide,
  type Entry,
  type Event,
  type EventId,
  type Instant,
  may,
} from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import { isStoreFault } from '../store/faults.ts'
import { join } from '../store/joined.ts'
import type { CommandRecord, Store } from '../store/store.ts'
import type { Announcements } from './announcements.ts'
import { type Answer, digestOf, isDigestOf, type Order, peopleOf } from './order.ts'
import type { Clock, Luck } from './ports.ts'
import { revisionOf } from './revision.ts'
import type { Shelf } from './shelf.ts'
import { cardsFor } from './shipped-cards.ts'

type Means = {
  readonly store: Store
  readonly shelf: Shelf
  readonly announcements: Announcements
  readonly clock: Clock
  readonly luck: Luck
}

/** How often the desk looks when another process is faster each time. */
const attempts = 16

type Outcome = PromiseSettledResult<Answer>
const answered = (value: Answer): Outcome => ({ status: 'fulfilled', value })
const failed = (reason: unknown): Outcome => ({ status: 'rejected', reason })

/**
 * The only sequence in the system: load → decide → append → announce. Orders that came together
 * are decided one after another and stored together: one wait for the disk serves them all.
 * Whoever calls takes care that one event's batches come one after another.
 */
export const handle = async (
  means: Means,
  event: EventId,
  orders: readonly Order[],
  attempt = 1,
): Promise<readonly Outcome[]> => {
  try {
    const outcomes = await tryOnce(means, event, orders)
    if (outcomes !== 'stale') return outcomes
  } catch (fault) {
    // One order that cannot be stored must not take those down that came with it.
    if (isStoreFault(fault) || orders.length === 1) return orders.map(() => failed(fault))
  }
  if (attempt === attempts) return orders.map(() => answered({ kind: 'busy' }))
  // By halves: many take longer to decide, and would lose against another process's few again.
  const middle = Math.ceil(orders.length / 2)
  const outcomes = [...(await handle(means, event, orders.slice(0, middle), attempt + 1))]
  if (middle < orders.length)
    outcomes.push(...(await handle(means, event, orders.slice(middle), attempt + 1)))
  return outcomes
}

const tryOnce = async (
  means: Means,
  id: EventId,
  orders: readonly Order[],
): Promise<readonly Outcome[] | 'stale'> => {
  const { store, shelf, announcements } = means
  // Before the log, so that the log is never older than the records.
  const found = await store.findCommands(
    id,
    orders.map((order) => order.id),
  )
  const known = new Map(found.map((record) => [record.command, record]))
  const held = await shelf.load(id)

  let event = held
  const records: CommandRecord[] = []
  const people: Person[] = []
  const outcomes: Outcome[] = []
  for (const order of orders) {
    const record = known.get(order.id)
    if (record !== undefined) {
      outcomes.push(answered(await repeat(store, id, held, order, record)))
      continue
    }
    try {
      const answer = decideOne(means, id, event, order)
      if (answer.kind === 'granted') {
        event = advance(event, answer.entries)
        records.push(recordOf(order, answer))
        people.push(...answer.people)
      }
      outcomes.push(answered(answer))
    } catch (fault) {
      outcomes.push(failed(fault))
    }
  }
  if (records.length === 0) return outcomes

  const expected = held.log.length
  const entries = event.log.slice(expected)
  const appended = await store.append({ event: id, expected, entries, records, people })
  if (appended === 'stale') return 'stale'
  shelf.put(id, event)
  announcements.announce(id, { entries, people })
  return outcomes
}

/** Decides on what those before have left; stores nothing. */
const decideOne = ({ clock, luck }: Means, id: EventId, event: Event, order: Order): Answer => {
  if (event.state === null && order.command.kind !== 'create-event')
    return { kind: 'no-such-event' }
  const revision = revisionOf(event, order.command)
  if (order.expects !== undefined && revision !== null && revision !== order.expects) {
    return { kind: 'stale', revision }
  }
  const full = event.state === null ? null : order.ceiling?.(event.state)
  if (full != null) return { kind: full }

  const at = clock()
  const cards = cardsFor(event.state, order.command)
  const ask = askOf(order, at, luck())
  // Only the beginning fixes the lots: asked for later, another secret would be another lot.
  const secret = order.command.kind === 'create-event' ? { secret: luck() } : {}
  const decision = decide(event, { ...ask, ...secret, cards })
  if (!decision.granted) return { kind: 'refused', refusal: decision.refusal }
  const { facts, warnings } = decision
  const last = event.log.length
  const told = facts.map(
    (fact, index): Entry => ({ n: last + 1 + index, at, by: order.by, command: order.id, fact }),
  )
  const entries = join(id, event.log, told)
  const version = last + entries.length
  return { kind: 'granted', event: id, version, entries, warnings, people: peopleOf(order) }
}

const recordOf = (
  order: Order,
  { entries, version, warnings }: Extract<Answer, { kind: 'granted' }>,
): CommandRecord => ({
  command: order.id,
  digest: digestOf(order),
  first: version - entries.length + 1,
  last: version,
  warnings,
})

const askOf = ({ command, by, override }: Order, at: Instant, entropy: string): Asked =>
  override === undefined ? { command, by, at, entropy } : { command, by, at, entropy, override }

/**
 * Whether somebody has given the command that comes again: by the same id, even if the office is
 * another one now. Of a command that left no fact only those are told who may give it.
 */
const isSender = ({ by, command }: Order, giver: Actor | undefined): boolean => {
  if (giver === undefined) return may(by, command.kind)
  if (giver.leader === undefined && giver.player === undefined) return giver.role === by.role
  const isSame = (a: string | undefined, b: string | undefined) => a !== undefined && a === b
  return isSame(giver.leader, by.leader) || isSame(giver.player, by.player)
}

/** What was answered before: that answer may have been lost on its way. */
const repeat = async (
  store: Store,
  id: EventId,
  { log }: Event,
  order: Order,
  record: CommandRecord,
): Promise<Answer> => {
  const { first, last, warnings } = record
  const entries = log.slice(first - 1, last)
  const isTheirs = isSender(order, entries[0]?.by)
  if (!isDigestOf(record.digest, order) || !isTheirs) return { kind: 'command-id-reused' }
  // Names as they are now: one corrected since must not come back with an old answer.
  const named = new Set(peopleOf(order).map(({ player }) => player))
  const people =
    named.size === 0 ? [] : (await store.people(id)).filter(({ player }) => named.has(player))
  return { kind: 'granted', event: id, version: last, entries, warnings, people }
}
