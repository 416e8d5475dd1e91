import { Worker } from 'node:worker_threads'
import type { Entry, Event, EventId, EventState, PlayerId } from '@topcut/engine'
import { needsOf } from './needs-of.ts'

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
  /** Works it out here: slowly for everybody, but whoever asks is answered. */
  readonly workOut: () => void
}

/** What the thread has of an event. */
type Sent = { readonly version: number; readonly last: Entry | undefined }

/** How many events the thread holds; a hall runs a few. */
const room = 8

/**
 * What a player needs takes long with many players: the whole hall would wait for each who asks.
 * It is worked out once for a state and a player, in a thread of its own that begins with the first
 * who asks and follows the log as far as it is asked about.
 */
export const openNeeds = (thread = new URL('needs-worker.ts', import.meta.url)): Needs => {
  const known = new WeakMap<EventState, Map<string, Promise<unknown>>>()
  const waiting = new Map<number, Waiting>()
  const sent = new Map<EventId, Sent>()
  let worker: Worker | null = null
  let isClosed = false
  let last = 0

  const start = (): Worker => {
    const begun = new Worker(thread)
    /** The next who asks begins another. */
    const fail = (): void => {
      if (worker !== begun) return
      worker = null
      sent.clear()
      const left = [...waiting.values()]
      waiting.clear()
      for (const { workOut } of left) workOut()
    }
    begun.on('message', ({ id, view, fault }: NeedsAnswered) => {
      const asked = waiting.get(id)
      waiting.delete(id)
      if (fault === undefined) asked?.resolve(view)
      else asked?.workOut()
    })
    begun.on('error', fail)
    begun.on('exit', fail)
    // Nobody who wants to stop waits for it.
    begun.unref()
    return begun
  }

  /** How far the thread has this log; 0 where it has to begin anew. */
  const noteSent = (to: Worker, event: EventId, log: readonly Entry[]): number => {
    const { version, last } = sent.get(event) ?? { version: 0, last: undefined }
    sent.delete(event)
    sent.set(event, { version: log.length, last: log.at(-1) })
    const [oldest] = sent.keys()
    if (sent.size > room && oldest !== undefined) {
      sent.delete(oldest)
      to.postMessage({ forget: oldest })
    }
    // Deleted and taken in again, an event can have the same id and another log.
    return log[version - 1] === last ? version : 0
  }

  const ask = (
    event: EventId,
    log: readonly Entry[],
    state: EventState,
    player: PlayerId,
    own: PlayerId | null,
  ) =>
    new Promise<unknown>((resolve, reject) => {
      const workOut = () => {
        try {
          resolve(needsOf(state, player, own))
        } catch (fault) {
          reject(fault)
        }
      }
      if (isClosed) return workOut()
      worker ??= start()
      last += 1
      waiting.set(last, { resolve, workOut })
      const after = noteSent(worker, event, log)
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
      const asked = ask(event, held.log, held.state, player, own)
      ofState.set(key, asked)
      asked.catch(() => ofState.delete(key))
      return asked
    },
    close: async () => {
      isClosed = true
      await worker?.terminate()
    },
  }
}
