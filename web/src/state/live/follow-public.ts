import type { PublicPart, PublicTable, PublicTables, PublicView } from '@topcut/engine'
import { openState, type Watched } from '../state.ts'
import { type Clock, connect, type Line, type OpenStream } from './connection.ts'

export type PublicViews = { readonly [P in PublicPart]?: PublicView<P> }

export type PublicState = {
  readonly phase: 'loading' | 'missing' | 'shown'
  readonly views: PublicViews
}

export type PartReply =
  | { readonly kind: 'ok'; readonly tag: string; readonly view: unknown }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable' }

/** What an earlier visit has seen last, and when. */
export type KeptPublic = { readonly views: PublicViews; readonly at: number }

/** What the stream tells about one part: its tag now, and the change where it is a small one. */
type Told = {
  readonly tag: string
  readonly view?: unknown
  readonly rows?: readonly PublicTable[]
}

/** What the stream of everybody tells. */
export type PublicNews = { readonly [P in PublicPart]: Told } & {
  readonly parts: { readonly tags: { readonly [P in PublicPart]?: string } }
  readonly round: Pick<PublicTables, 'number' | 'status'>
  /** There is nothing more to follow. */
  readonly deleted: object
}

type PublicPorts = Clock & {
  readonly kept: KeptPublic | null
  /** Null where there is no such event any more. */
  readonly keep: (kept: KeptPublic | null) => void
  readonly load: (part: PublicPart) => Promise<PartReply>
  readonly openStream: OpenStream<PublicNews>
}

export type PublicLive = Pick<Line, 'connection' | 'refresh' | 'close'> & {
  readonly state: Watched<PublicState>
  /** From now on this part is held, and kept right. */
  readonly want: (part: PublicPart) => void
  /** Somebody puts the page away: until now everything was right. */
  readonly keepNow: () => void
}

const withRows = (tables: PublicTables, rows: readonly PublicTable[]): PublicTables => {
  const changed = new Map(rows.map((row) => [row.match, row]))
  return { ...tables, tables: tables.tables.map((row) => changed.get(row.match) ?? row) }
}

/**
 * Follows what everybody may see. Only the parts somebody looks at are held; the stream tells their
 * tags, and a part whose tag has changed is fetched anew.
 */
export const followPublic = (ports: PublicPorts): PublicLive => {
  const { kept, keep, load, openStream, ...clock } = ports
  const state = openState<PublicState>(
    kept === null ? { phase: 'loading', views: {} } : { phase: 'shown', views: kept.views },
  )
  const wanted = new Set<PublicPart>()
  /** The tag of what is held, and the latest one told. */
  const held = new Map<PublicPart, string>()
  const latest = new Map<PublicPart, string>()
  const loading = new Set<PublicPart>()

  const show = (part: PublicPart, view: unknown) =>
    state.set({ phase: 'shown', views: { ...state.get().views, [part]: view } })

  const leave = () => {
    line.hangUp()
    keep(null)
    state.set({ views: {}, phase: 'missing' })
  }

  const fetchPart = async (part: PublicPart): Promise<void> => {
    if (loading.has(part) || line.isClosed()) return
    loading.add(part)
    const reply = await load(part)
    loading.delete(part)
    if (line.isClosed()) return
    if (reply.kind === 'missing') {
      leave()
    } else if (reply.kind === 'unreachable') {
      line.lose()
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
  const hearsOf = (part: PublicPart) => (told: Told) => hear(part, told)

  const line = connect<PublicNews>(
    {
      openStream,
      hears: {
        parts: ({ tags }) => {
          for (const [part, tag] of Object.entries(tags)) hear(part as PublicPart, { tag })
        },
        // Rows alone do not say that their round is closed.
        round: ({ number, status }) => {
          const { tables } = state.get().views
          if (tables?.number === number) show('tables', { ...tables, status })
        },
        deleted: leave,
        event: hearsOf('event'),
        logo: hearsOf('logo'),
        players: hearsOf('players'),
        tables: hearsOf('tables'),
        standings: hearsOf('standings'),
        bracket: hearsOf('bracket'),
        clock: hearsOf('clock'),
        announcement: hearsOf('announcement'),
        pictures: hearsOf('pictures'),
        'open-lists': hearsOf('open-lists'),
      },
      mayListen: () => state.get().phase !== 'missing',
      isShown: () => state.get().phase === 'shown',
      ...(kept === null ? {} : { initial: { kind: 'lost', since: kept.at, isTried: false } }),
    },
    clock,
  )

  line.listen()

  return {
    state,
    connection: line.connection,
    want: (part) => {
      if (wanted.has(part)) return
      wanted.add(part)
      void fetchPart(part)
    },
    keepNow: () => {
      const { phase, views } = state.get()
      const connection = line.connection.get()
      const at = connection.kind === 'live' ? clock.now() : connection.since
      if (phase === 'shown' && at !== null) keep({ views, at })
    },
    refresh: line.refresh,
    close: line.close,
  }
}
