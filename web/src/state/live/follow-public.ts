import type { PublicPart, PublicTable, PublicTables, PublicView } from '@topcut/engine'
import { openState, type Watched } from '../state.ts'
import type { Connection } from './follow-event.ts'

export type PublicViews = { readonly [P in PublicPart]?: PublicView<P> }

export type PublicState = {
  readonly phase: 'loading' | 'missing' | 'shown'
  readonly views: PublicViews
  readonly connection: Connection
}

export type PartReply =
  | { readonly kind: 'ok'; readonly tag: string; readonly view: unknown }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable' }

/** What the stream tells about one part: its tag now, and the change where it is a small one. */
export type Told = {
  readonly tag: string
  readonly view?: unknown
  readonly rows?: readonly PublicTable[]
}

export type PublicEars = {
  readonly opened: () => void
  readonly tags: (tags: { readonly [P in PublicPart]?: string }) => void
  readonly told: (part: PublicPart, told: Told) => void
  readonly round: (round: Pick<PublicTables, 'number' | 'status'>) => void
  readonly failed: () => void
}

export type PublicPorts = {
  readonly load: (part: PublicPart) => Promise<PartReply>
  readonly openStream: (ears: PublicEars) => () => void
  readonly now: () => number
  readonly later: (milliseconds: number, then: () => void) => () => void
}

export type PublicLive = {
  readonly state: Watched<PublicState>
  /** From now on this part is held, and kept right. */
  readonly want: (part: PublicPart) => void
  readonly refresh: () => void
  readonly close: () => void
}

const longestPause = 5_000

const withRows = (tables: PublicTables, rows: readonly PublicTable[]): PublicTables => {
  const changed = new Map(rows.map((row) => [row.match, row]))
  return { ...tables, tables: tables.tables.map((row) => changed.get(row.match) ?? row) }
}

/**
 * Follows what everybody may see. Only the parts somebody looks at are held; the stream tells their
 * tags, and a part whose tag has changed is fetched anew.
 */
export const followPublic = ({ load, openStream, now, later }: PublicPorts): PublicLive => {
  const state = openState<PublicState>({
    phase: 'loading',
    views: {},
    connection: { kind: 'live' },
  })
  const wanted = new Set<PublicPart>()
  /** The tag of what is held, and the latest one told. */
  const held = new Map<PublicPart, string>()
  const latest = new Map<PublicPart, string>()
  const loading = new Set<PublicPart>()
  let failures = 0
  let isClosed = false
  let closeStream: (() => void) | null = null
  let cancelRetry: (() => void) | null = null

  const show = (part: PublicPart, view: unknown) => {
    const before = state.get()
    state.set({ ...before, phase: 'shown', views: { ...before.views, [part]: view } })
  }

  const lose = () => {
    const before = state.get()
    if (before.connection.kind === 'lost') return
    state.set({ ...before, connection: { kind: 'lost', since: now() } })
  }

  const retry = () => {
    if (cancelRetry !== null || isClosed) return
    failures += 1
    cancelRetry = later(Math.min(250 * 2 ** failures, longestPause), () => {
      cancelRetry = null
      listen()
    })
  }

  const fetchPart = async (part: PublicPart): Promise<void> => {
    if (loading.has(part) || isClosed) return
    loading.add(part)
    const reply = await load(part)
    loading.delete(part)
    if (isClosed) return
    if (reply.kind === 'missing') {
      closeStream?.()
      state.set({ ...state.get(), phase: 'missing' })
    } else if (reply.kind === 'unreachable') {
      lose()
      retry()
    } else {
      held.set(part, reply.tag)
      show(part, reply.view)
      // Told of something newer while this was on its way.
      const told = latest.get(part)
      if (told !== undefined && told !== reply.tag) {
        latest.delete(part)
        void fetchPart(part)
      }
    }
  }

  const hear = (part: PublicPart, { tag, view, rows }: Told) => {
    latest.set(part, tag)
    if (!wanted.has(part) || held.get(part) === tag) return
    const { tables } = state.get().views
    const isWhole = held.has(part) && !loading.has(part)
    if (isWhole && view !== undefined) {
      held.set(part, tag)
      show(part, view)
    } else if (isWhole && rows !== undefined && tables != null) {
      held.set(part, tag)
      show(part, withRows(tables, rows))
    } else void fetchPart(part)
  }

  const listen = () => {
    closeStream?.()
    if (isClosed || state.get().phase === 'missing') return
    // An old stream that still speaks must not be taken for the one that replaced it.
    let isCurrent = true
    const only =
      <A extends readonly unknown[]>(then: (...told: A) => void) =>
      (...told: A) => {
        if (isCurrent) then(...told)
      }
    const closeIt = openStream({
      opened: only(() => {
        failures = 0
        state.set({ ...state.get(), connection: { kind: 'live' } })
      }),
      tags: only((tags) => {
        for (const [part, tag] of Object.entries(tags)) hear(part as PublicPart, { tag })
      }),
      told: only(hear),
      // Rows alone do not say that their round is closed.
      round: only(({ number, status }) => {
        const { tables } = state.get().views
        if (tables?.number === number) show('tables', { ...tables, status })
      }),
      failed: only(() => {
        stop()
        lose()
        retry()
      }),
    })
    const stop = () => {
      isCurrent = false
      closeStream = null
      closeIt()
    }
    closeStream = stop
  }

  listen()

  return {
    state,
    want: (part) => {
      if (wanted.has(part)) return
      wanted.add(part)
      void fetchPart(part)
    },
    refresh: () => {
      cancelRetry?.()
      cancelRetry = null
      listen()
    },
    close: () => {
      isClosed = true
      cancelRetry?.()
      closeStream?.()
    },
  }
}
