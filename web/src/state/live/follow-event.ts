import type { Entry, PlayerId } from '@topcut/engine'
import type { CommandAnswer, EventAnswer, Person } from '@topcut/protocol'
import type { Reply } from '../sending/request.ts'
import { openState, type Watched } from '../state.ts'
import { type Held, hold, takeEntries, takeErased, takePeople } from './held-event.ts'

export type Connection =
  | { readonly kind: 'live' }
  /** Since when what is shown may be out of date. */
  | { readonly kind: 'lost'; readonly since: number }

export type LiveState =
  | { readonly phase: 'loading'; readonly isLost: boolean }
  | { readonly phase: 'missing' }
  /** There is such an event, but its desk is for others. */
  | { readonly phase: 'closed' }
  | { readonly phase: 'held'; readonly held: Held; readonly connection: Connection }

export type StreamEars = {
  readonly opened: () => void
  readonly entry: (entry: Entry) => void
  readonly people: (people: readonly Person[]) => void
  readonly erased: (erased: readonly PlayerId[]) => void
  /** `isRefused`: the server answered, but with a no; trying the same again would not help. */
  readonly failed: (isRefused: boolean) => void
}

type LivePorts = {
  readonly load: () => Promise<Reply<EventAnswer>>
  readonly openStream: (after: number, ears: StreamEars) => () => void
  readonly now: () => number
  readonly later: (milliseconds: number, then: () => void) => () => void
}

export type LiveEvent = {
  readonly state: Watched<LiveState>
  readonly takeAnswer: (answer: CommandAnswer) => void
  readonly takeErased: (erased: readonly PlayerId[]) => void
  /** Connects anew at once: the network has changed, or somebody looks again after a while. */
  readonly refresh: () => void
  readonly close: () => void
}

const longestPause = 5_000

/** Answers that stay the same however often one asks. */
const ends: { readonly [code: string]: 'missing' | 'closed' } = {
  'no-such-event': 'missing',
  'sign-in-needed': 'closed',
  'not-yours': 'closed',
}

/**
 * Follows an event: loads its log, then folds every further entry with the engine's own `advance`.
 * After a lost connection it asks for what came after the last entry it knows; where something is
 * missing in between, it loads the log anew.
 */
export const followEvent = ({ load, openStream, now, later }: LivePorts): LiveEvent => {
  const state = openState<LiveState>({ phase: 'loading', isLost: false })
  let isClosed = false
  let isLoading = false
  let failures = 0
  let closeStream: (() => void) | null = null
  let cancelRetry: (() => void) | null = null

  const change = (held: Held) => {
    const before = state.get()
    // One's own entries come twice: what is known already must not draw every page anew.
    if (before.phase === 'held' && before.held !== held) state.set({ ...before, held })
  }

  const lose = () => {
    const before = state.get()
    if (before.phase === 'loading') state.set({ phase: 'loading', isLost: true })
    if (before.phase === 'held' && before.connection.kind === 'live') {
      state.set({ ...before, connection: { kind: 'lost', since: now() } })
    }
  }

  const retry = (then: () => void) => {
    cancelRetry?.()
    failures += 1
    const pause = Math.min(250 * 2 ** failures, longestPause)
    cancelRetry = later(pause, () => {
      cancelRetry = null
      then()
    })
  }

  const reload = async (): Promise<void> => {
    if (isLoading || isClosed) return
    isLoading = true
    const reply = await load()
    isLoading = false
    if (isClosed) return
    if (reply.kind === 'ok') {
      const before = state.get()
      const connection: Connection = before.phase === 'held' ? before.connection : { kind: 'live' }
      state.set({ phase: 'held', held: hold(reply.body), connection })
      listen()
    } else if (reply.kind === 'problem' && ends[reply.code] !== undefined) {
      closeStream?.()
      state.set({ phase: ends[reply.code] ?? 'missing' })
    } else {
      lose()
      retry(reload)
    }
  }

  const take = (entries: readonly Entry[]) => {
    const before = state.get()
    if (before.phase !== 'held') return
    const held = takeEntries(before.held, entries)
    if (held === null) void reload()
    else change(held)
  }

  const name = (people: readonly Person[]) => {
    const before = state.get()
    if (before.phase === 'held') change(takePeople(before.held, people))
  }

  const erase = (erased: readonly PlayerId[]) => {
    const before = state.get()
    if (before.phase === 'held') change(takeErased(before.held, erased))
  }

  const listen = () => {
    closeStream?.()
    const before = state.get()
    if (before.phase !== 'held') return
    // An old stream that still speaks must not be taken for the one that replaced it.
    let isCurrent = true
    const ears: StreamEars = {
      opened: () => {
        failures = 0
        const open = state.get()
        if (isCurrent && open.phase === 'held') state.set({ ...open, connection: { kind: 'live' } })
      },
      entry: (entry) => {
        if (isCurrent) take([entry])
      },
      people: (people) => {
        if (isCurrent) name(people)
      },
      erased: (erased) => {
        if (isCurrent) erase(erased)
      },
      failed: (isRefused) => {
        if (!isCurrent) return
        stop()
        lose()
        retry(isRefused ? reload : listen)
      },
    }
    const closeIt = openStream(before.held.event.log.length, ears)
    const stop = () => {
      isCurrent = false
      closeStream = null
      closeIt()
    }
    closeStream = stop
  }

  void reload()

  return {
    state,
    takeAnswer: ({ entries, people = [] }) => {
      name(people)
      take(entries)
    },
    takeErased: erase,
    refresh: () => {
      if (isClosed) return
      cancelRetry?.()
      cancelRetry = null
      if (state.get().phase === 'held') listen()
      else void reload()
    },
    close: () => {
      isClosed = true
      cancelRetry?.()
      closeStream?.()
    },
  }
}
