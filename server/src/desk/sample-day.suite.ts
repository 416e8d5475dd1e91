import type {
  Command,
  CommandId,
  EventId,
  Instant,
  Log,
  MatchId,
  PlayerId,
  Result,
} from '@topcut/engine'
import { exportText } from '../store/backup/export-file.ts'
import { openMemoryStore } from '../store/memory/memory-store.ts'
import type { Store, WholeEvent } from '../store/store.ts'
import { type Desk, openDesk } from './desk.ts'
import type { Answer, Order } from './order.ts'

/** A clock that ticks once a second from a fixed instant. */
const tickingClock = () => {
  let now = Date.UTC(2026, 4, 2, 9)
  return () => {
    now += 1_000
    return now as Instant
  }
}

/** Luck that comes out the same in every run. */
export const countedLuck = () => {
  let drawn = 0
  return () => {
    drawn += 1
    return drawn.toString(16).padStart(32, '0')
  }
}

export const sampleDesk = (store: Store = openMemoryStore()): Desk =>
  openDesk({ store, clock: tickingClock(), luck: countedLuck() })

export const creation: Extract<Command, { kind: 'create-event' }> = {
  kind: 'create-event',
  name: 'Spring Open',
  regulation: 'x-wing/en-3.2',
  tier: 'casual',
  date: '2026-05-02' as never,
  structure: { kind: 'open' },
  options: {},
}

export const player = (n: number) => `p${n}` as PlayerId

let orders = 0
/** An order with an id of its own. */
export const order = (command: Command, more: Partial<Order> = {}): Order => {
  orders += 1
  return { id: `order-${orders}` as CommandId, command, by: { role: 'organizer' }, ...more }
}

export const registration = (n: number, more: Partial<Order> = {}): Order =>
  order({ kind: 'register-player', player: player(n) }, { name: `Player ${n}`, ...more })

/** The answer's entries and the rest, or the test ends with what was answered instead. */
export const granted = (answer: Answer): Extract<Answer, { kind: 'granted' }> => {
  if (answer.kind !== 'granted') throw new Error(`not granted: ${JSON.stringify(answer)}`)
  return answer
}

export const createSample = async (desk: Desk, command = creation): Promise<EventId> =>
  granted(await desk.create({ command, by: { role: 'organizer' } })).event

/** Brings a new event to a published first round; answers with its matches by table. */
export const publishSample = async (
  desk: Desk,
  players: number,
  command = creation,
): Promise<{ readonly event: EventId; readonly matches: readonly MatchId[] }> => {
  const event = await createSample(desk, command)
  const give = async (command: Command) => granted(await desk.handle(event, order(command)))
  for (let n = 1; n <= players; n += 1) {
    granted(await desk.handle(event, registration(n)))
    await give({ kind: 'check-in-player', player: player(n) })
  }
  await give({ kind: 'announce-event' })
  granted(await desk.handle(event, order({ kind: 'start-stage' }, { override: 'lists on paper' })))
  await give({ kind: 'pair-round' })
  await give({ kind: 'publish-round' })
  const state = (await desk.load(event))?.state
  return { event, matches: state?.rounds[0]?.matches ?? [] }
}

/** Entries without what joins them, as they stand in every file of before. */
export const unlinked = (log: Log): Log => log.map(({ link: _, ...entry }) => entry)

/** As a window has them: without what the lots come from. Whether they are joined is not looked at. */
export const asShown = (log: Log): Log =>
  unlinked(log).map((entry) => {
    if (entry.fact.kind !== 'event-created') return entry
    const { secret: _, ...fact } = entry.fact
    return { ...entry, fact }
  })

/**
 * The same as a file that another Topcut takes in, of before entries were joined: tests change what
 * stands in it, and are told of that alone.
 */
export const exportedSample = async (): Promise<{
  readonly whole: WholeEvent
  readonly text: string
}> => {
  const store = openMemoryStore()
  const { event } = await publishSample(sampleDesk(store), 6)
  const stored = await store.whole(event)
  if (stored === null) throw new Error(`not stored: ${event}`)
  const whole = { ...stored, entries: unlinked(stored.entries) }
  return { whole, text: await exportText([whole]) }
}

export const win: Result = { ending: 'destruction', score: [100, 42] }
