import type { Entry, PlayerId } from '@topcut/engine'
import type { CommandAnswer, EventAnswer, Person } from '@topcut/protocol'
import type { Reply } from '../sending/request.ts'
import { openState, type Watched } from '../state.ts'
import { type Clock, connect, type Line, type OpenStream } from './connection.ts'
import { type Held, hold, takeEntries, takeErased, takePeople } from './held-event.ts'

type LiveState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'missing' }
  /** There is such an event, but its desk is for others. */
  | { readonly phase: 'closed' }
  | { readonly phase: 'held'; readonly held: Held }

/** What the stream of an event's log tells. */
export type LogNews = {
  readonly entry: Entry
  readonly people: readonly Person[]
  readonly erased: readonly PlayerId[]
  /** There is nothing more to follow. */
  readonly deleted: object
}

type LivePorts = Clock & {
  readonly load: () => Promise<Reply<EventAnswer>>
  /** From an entry on, known by its number and, where it has one, its link. */
  readonly openStream: (after: number, link?: string) => OpenStream<LogNews>
}

export type LiveEvent = Pick<Line, 'connection' | 'refresh' | 'close'> & {
  readonly state: Watched<LiveState>
  readonly takeAnswer: (answer: CommandAnswer) => void
  readonly takeErased: (erased: readonly PlayerId[]) => void
}

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
export const followEvent = ({ load, openStream, ...clock }: LivePorts): LiveEvent => {
  const state = openState<LiveState>({ phase: 'loading' })
  let isLoading = false
  /** What comes next does not follow on what is held. */
  let isBehind = true

  const change = (changed: (held: Held) => Held) => {
    const before = state.get()
    if (before.phase !== 'held') return
    const held = changed(before.held)
    // One's own entries come twice: what is known already must not draw every page anew.
    if (before.held !== held) state.set({ phase: 'held', held })
  }

  const reload = async (): Promise<void> => {
    if (isLoading || line.isClosed()) return
    isLoading = true
    const reply = await load()
    isLoading = false
    if (line.isClosed()) return
    if (reply.kind === 'ok') {
      isBehind = false
      state.set({ phase: 'held', held: hold(reply.body) })
      line.listen()
    } else if (reply.kind === 'problem' && ends[reply.code] !== undefined) {
      line.hangUp()
      state.set({ phase: ends[reply.code] ?? 'missing' })
    } else line.lose()
  }

  const take = (entries: readonly Entry[]) =>
    change((held) => {
      const after = takeEntries(held, entries)
      if (after !== null) return after
      isBehind = true
      void reload()
      return held
    })
  const name = (people: readonly Person[]) => change((held) => takePeople(held, people))
  const erase = (erased: readonly PlayerId[]) => change((held) => takeErased(held, erased))

  const isHeld = () => state.get().phase === 'held'
  const line = connect<LogNews>(
    {
      openStream: (ears) => {
        const now = state.get()
        const log = now.phase === 'held' ? now.held.event.log : []
        return openStream(log.length, log.at(-1)?.link)(ears)
      },
      hears: {
        entry: (entry) => take([entry]),
        people: name,
        erased: erase,
        deleted: () => {
          line.hangUp()
          state.set({ phase: 'missing' })
        },
      },
      mayListen: isHeld,
      isShown: isHeld,
      failed: (isRefused) => {
        isBehind ||= isRefused
      },
      resume: () => {
        if (isBehind) void reload()
        else line.listen()
      },
    },
    clock,
  )

  void reload()

  return {
    state,
    connection: line.connection,
    takeAnswer: ({ entries, people = [] }) => {
      name(people)
      take(entries)
    },
    takeErased: erase,
    refresh: line.refresh,
    close: line.close,
  }
}
