import {
  type Awaiting,
  activePlayers,
  awaiting,
  type Event,
  type EventId,
  type EventState,
  type FactOf,
  openEvent,
  type PlayerId,
  roundNameOf,
  takesPart,
} from '@topcut/engine'
import type { ListedEvent } from '@topcut/protocol'
import { type Moment, momentsIn, noMoment } from '../feeds/moments.ts'
import { noneOfIts } from '../store/faults.ts'
import { createdIn, readable } from '../store/known-facts.ts'
import type { Store, StoredEvent } from '../store/store.ts'

/** How far an event is. */
type Summary = Pick<
  ListedEvent,
  | 'status'
  | 'round'
  | 'roundName'
  | 'players'
  | 'capacity'
  | 'waiting'
  | 'tables'
  | 'until'
  | 'start'
  | 'venue'
  | 'cancelled'
> & {
  /** Who won it; names stand beside the log and change without it. */
  readonly champion: PlayerId | null
  readonly waits: Awaiting
  /** Whether something speaks against that step; what it is the desk says. */
  readonly isHeld: boolean
}
export type SummedEvent = Pick<StoredEvent, 'event' | 'version'> & {
  /** What it began with, as far as nothing else was said since; null where that cannot be read. */
  readonly created: FactOf<'event-created'> | null
  /** When what it is called, and when it is, was last put on record. */
  readonly revised: Moment
  readonly summary: Summary
}

type Looked = Pick<SummedEvent, 'created' | 'revised' | 'summary'>

const unreadable: Looked = {
  created: null,
  revised: noMoment,
  summary: {
    status: 'unreadable',
    round: 0,
    roundName: null,
    players: 0,
    capacity: null,
    waiting: 0,
    tables: null,
    until: null,
    start: null,
    venue: null,
    cancelled: null,
    champion: null,
    waits: { step: 'nothing' },
    isHeld: false,
  },
}

/**
 * Lists the events with how far each is. A log is read once and again only when it has grown:
 * folding the whole archive for every look at the list would hold up the round that is played.
 */
export const openSummaries = (
  store: Pick<Store, 'list' | 'read'>,
  held: (event: EventId) => Event | undefined,
): (() => Promise<readonly SummedEvent[]>) => {
  const known = new Map<EventId, { readonly version: number; readonly looked: Looked }>()

  const look = async ({ event, version }: StoredEvent): Promise<Looked> => {
    const before = known.get(event)
    if (before?.version === version) return before.looked
    const looked = await sum(event, held(event), () => store.read(event))
    known.set(event, { version, looked })
    return looked
  }

  return async () => {
    const summed: SummedEvent[] = []
    const stored = await store.list()
    const there = new Set(stored.map(({ event }) => event))
    for (const event of known.keys()) if (!there.has(event)) known.delete(event)
    for (const one of stored) {
      const { created, ...far } = await look(one)
      const { event, version, first } = one
      summed.push({ event, version, created: created ?? createdIn(first), ...far })
    }
    return summed
  }
}

/** One that cannot be read must not hide all the others. */
const sum = async (
  event: EventId,
  atHand: Event | undefined,
  read: () => ReturnType<Store['read']>,
): Promise<Looked> => {
  const entries = atHand === undefined ? await read().catch(noneOfIts) : []
  try {
    return entries === null ? unreadable : summaryOf(atHand ?? openEvent(readable(event, entries)))
  } catch {
    return unreadable
  }
}

const summaryOf = ({ state, log }: Event): Looked => {
  if (state === null) return unreadable
  const { created, about, rounds, finished } = state
  const status = statusOf(state)
  const players = placed(state)
  // In the elimination rounds most tables of the hall are free again.
  const seated = state.stages.length === 0 ? players : activePlayers(state).length
  const { against = [], ...waits } = awaiting(state)
  const round = rounds.filter(({ status }) => status !== 'paired').length
  const summary: Summary = {
    status,
    round,
    roundName: round === 0 ? null : roundNameOf(state, round),
    players,
    capacity: state.capacity,
    waiting: [...state.players.values()].filter((one) => one.status === 'waiting').length,
    until: about.until ?? null,
    start: about.start ?? null,
    venue: about.venue ?? null,
    cancelled: state.cancelled?.reason ?? null,
    tables: tablesFor(state.tables, Math.ceil(seated / 2)),
    champion: finished?.champion ?? null,
    waits,
    isHeld: against.length > 0,
  }
  return { created, revised: momentsIn(log).get('event') ?? noMoment, summary }
}

const statusOf = ({ finished, cancelled, stages }: EventState): Summary['status'] => {
  if (cancelled !== null) return 'cancelled'
  if (finished !== null) return 'finished'
  return stages.length === 0 ? 'to-come' : 'running'
}

/** Before the start those registered, after it everybody who ever played. */
const placed = ({ players, stages }: EventState): number =>
  [...players.values()].filter((one) =>
    stages.length === 0 ? one.status === 'registered' : takesPart(one),
  ).length

/** The lowest open tables, as many as are needed. */
const tablesFor = (
  { first, closed }: { readonly first: number; readonly closed: readonly number[] },
  needed: number,
): Summary['tables'] => {
  if (needed === 0) return null
  const shut = new Set(closed)
  let last = first - 1
  for (let open = 0; open < needed; ) {
    last += 1
    if (!shut.has(last)) open += 1
  }
  return { first, last }
}
