import { Worker } from 'node:worker_threads'
import type { Entry, Event, EventId, EventState, PlayerId } from '@topcut/engine'

/** What the thread is asked: the entries numbered above `after`, which it does not have yet. */
export type NeedsAsked = {
  readonly id: number
  readonly event: EventId
  readonly after: number
  readonly entries: readonly Entry[]
  readonly player: PlayerId
  readonly own: PlayerId | null
}
export type NeedsAnswered = {
  readonly id: number
  readonly view?: unknown
  readonly fault?: string | undefined
}

export type Needs = {
  /** What `player` needs as the event stands; `own` is the player who asks, where one does. */
  readonly of: (
    event: EventId,
    held: Event,
    player: PlayerId,
    own: PlayerId | null,
  ) => Promise<unknown>
  readonly close: () => Promise<void>
}

type Waiting = {
  readonly resolve: (view: unknown) => void
  readonly reject: (fault: unknown) => void
}

/** How many events the thread holds; a hall runs a few. */
const room = 8

/**
 * What a player needs takes long with many players: the whole hall would wait for each who asks.
 * It is worked out once for a state and a player, in a thread of its own that begins with the first
 * who asks and follows the log as far as it is asked about.
 */
export const openNeeds = (): Needs => {
  const known = new WeakMap<EventState, Map<string, Promise<unknown>>>()
  const waiting = new Map<number, Waiting>()
  const sent = new Map<EventId, number>()
  let worker: Worker | null = null
  let last = 0

  const start = (): Worker => {
    const begun = new Worker(new URL('needs-worker.ts', import.meta.url))
    /** The next who asks begins another. */
    const fail = (fault: unknown): void => {
      if (worker !== begun) return
      worker = null
      sent.clear()
      for (const { reject } of waiting.values()) reject(fault)
      waiting.clear()
    }
    begun.on('message', ({ id, view, fault }: NeedsAnswered) => {
      const asked = waiting.get(id)
      waiting.delete(id)
      if (fault === undefined) asked?.resolve(view)
      else asked?.reject(new Error(fault))
    })
    begun.on('error', fail)
    begun.on('exit', () => fail(new Error('The thread has ended.')))
    // Nobody who wants to stop waits for it.
    begun.unref()
    return begun
  }

  /** How far the thread has an event; 0 where it has to begin anew. */
  const noteSent = (to: Worker, event: EventId, version: number): number => {
    const before = sent.get(event) ?? 0
    sent.delete(event)
    sent.set(event, version)
    const [oldest] = sent.keys()
    if (sent.size > room && oldest !== undefined) {
      sent.delete(oldest)
      to.postMessage({ forget: oldest })
    }
    return before > version ? 0 : before
  }

  const ask = (event: EventId, { log }: Event, player: PlayerId, own: PlayerId | null) =>
    new Promise<unknown>((resolve, reject) => {
      worker ??= start()
      last += 1
      waiting.set(last, { resolve, reject })
      const after = noteSent(worker, event, log.length)
      const asked: NeedsAsked = { id: last, event, after, entries: log.slice(after), player, own }
      worker.postMessage(asked)
    })

  return {
    of: (event, held, player, own) => {
      if (held.state === null) return Promise.resolve(null)
      const ofState = known.get(held.state) ?? new Map<string, Promise<unknown>>()
      known.set(held.state, ofState)
      const key = JSON.stringify([player, own])
      const before = ofState.get(key)
      if (before !== undefined) return before
      const asked = ask(event, held, player, own)
      ofState.set(key, asked)
      asked.catch(() => ofState.delete(key))
      return asked
    },
    close: async () => {
      await worker?.terminate()
    },
  }
}
