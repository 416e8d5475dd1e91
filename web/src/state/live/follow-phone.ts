import type { Reply } from '../sending/request.ts'
import { openState, type Watched } from '../state.ts'
import { noViews, type PhonePart, type PhoneViews, type Seen } from './phone-views.ts'

/** `since`: what is shown may be out of date from then on; null while nothing is shown yet. */
type Connection =
  | { readonly kind: 'live' }
  | { readonly kind: 'lost'; readonly since: number | null; readonly isTried: boolean }

export type PhoneState = {
  readonly views: PhoneViews
  readonly connection: Connection
  /** `closed`: there is such an event, but nobody here plays in it. */
  readonly door: 'open' | 'closed' | 'missing'
}

/** What the live stream tells; a part may bring its view along. */
export type News = {
  readonly name: string
  readonly data: { readonly version: number; readonly view?: unknown }
}

export type ViewEars = {
  readonly opened: () => void
  readonly told: (news: News) => void
  readonly failed: () => void
}

export type Kept = { readonly views: PhoneViews; readonly at: number }

type ViewPorts = {
  /** What an earlier visit has left. */
  readonly kept: Kept | null
  readonly keep: (kept: Kept) => void
  readonly load: (part: PhonePart) => Promise<Reply<Seen<unknown>>>
  readonly openStream: (ears: ViewEars) => () => void
  readonly now: () => number
  readonly later: (milliseconds: number, then: () => void) => () => void
}

export type FollowedViews = {
  readonly state: Watched<PhoneState>
  /** From now on this part is kept up to date as well. */
  readonly want: (part: PhonePart) => void
  readonly look: (part: PhonePart) => Promise<void>
  /** Connects anew at once: the network has changed, or somebody looks again after a while. */
  readonly refresh: () => void
  /** Somebody puts the phone away: until now everything was right. */
  readonly keepNow: () => void
  readonly close: () => void
}

const longestPause = 5_000

/** Answers that stay the same however often one asks. */
const doors: { readonly [code: string]: PhoneState['door'] } = {
  'no-such-event': 'missing',
  'sign-in-needed': 'closed',
  'not-yours': 'closed',
  'unknown-player': 'closed',
}

/** Changes of what all can see that change what one sees about oneself as well. */
const concernsMe: readonly string[] = ['me', 'round', 'event', 'standings']

/**
 * Follows the views of a phone. It shows what an earlier visit has kept until the server answers,
 * and asks again only for what the stream says has changed.
 */
export const followViews = (ports: ViewPorts): FollowedViews => {
  const { kept, load, openStream, now, later } = ports
  const state = openState<PhoneState>({
    views: kept?.views ?? noViews,
    connection: { kind: 'lost', since: kept?.at ?? null, isTried: false },
    door: 'open',
  })
  const wanted = new Set<PhonePart>(['me', 'event', 'clock'])
  const loading = new Map<PhonePart, Promise<void>>()
  const again = new Set<PhonePart>()
  let failures = 0
  let isClosed = false
  let closeStream: (() => void) | null = null
  let cancelRetry: (() => void) | null = null

  const change = (part: Partial<PhoneState>) => state.set({ ...state.get(), ...part })
  const isLive = () => state.get().connection.kind === 'live'
  const keepNow = () => {
    const { views, connection } = state.get()
    const at = connection.kind === 'live' ? now() : connection.since
    if (views.me !== null && at !== null) ports.keep({ views, at })
  }

  const see = (part: PhonePart, seen: Seen<unknown>) => {
    const { views } = state.get()
    // Answers may overtake each other.
    if ((views[part]?.version ?? -1) > seen.version) return
    change({ views: { ...views, [part]: seen } })
    keepNow()
  }

  const lose = () => {
    const { connection, views } = state.get()
    const since = connection.kind === 'live' ? (views.me === null ? null : now()) : connection.since
    change({ connection: { kind: 'lost', since, isTried: true } })
  }

  const retry = () => {
    if (isClosed || cancelRetry !== null) return
    failures += 1
    cancelRetry = later(Math.min(250 * 2 ** failures, longestPause), () => {
      cancelRetry = null
      listen()
    })
  }

  const ask = async (part: PhonePart): Promise<void> => {
    const reply = await load(part)
    if (isClosed) return
    if (reply.kind === 'ok') see(part, reply.body)
    else if (reply.kind === 'unreachable') {
      lose()
      retry()
    } else if (part === 'me' && reply.kind === 'problem') {
      const door = doors[reply.code]
      if (door !== undefined) change({ door })
      if (door === 'closed') ports.keep({ views: noViews, at: now() })
    }
  }

  const askUntilFresh = async (part: PhonePart): Promise<void> => {
    do {
      again.delete(part)
      await ask(part)
    } while (again.has(part) && !isClosed)
    loading.delete(part)
  }

  const look = (part: PhonePart): Promise<void> => {
    const before = loading.get(part)
    // The answer on its way may be from before: it is asked for once more.
    if (before !== undefined) again.add(part)
    const looking = before ?? askUntilFresh(part)
    loading.set(part, looking)
    return looking
  }

  const lookAt = (parts: Iterable<PhonePart>) => Promise.all([...parts].map(look))
  const isBehind = (part: PhonePart, version: number) =>
    wanted.has(part) && (state.get().views[part]?.version ?? -1) < version

  const take = ({ name, data: { version, view } }: News) => {
    if (name === 'parts') {
      void lookAt([...wanted].filter((part) => part !== 'me' && isBehind(part, version)))
      return
    }
    if (concernsMe.includes(name)) {
      void lookAt((['me', 'needs'] as const).filter((part) => isBehind(part, version)))
    }
    if (!(name in noViews) || name === 'me') return
    const part = name as PhonePart
    if (view !== undefined && wanted.has(part)) see(part, { version, view })
    else if (isBehind(part, version)) void look(part)
  }

  const listen = () => {
    closeStream?.()
    if (isClosed || state.get().door !== 'open') return
    // An old stream that still speaks must not be taken for the one that replaced it.
    let isCurrent = true
    const closeIt = openStream({
      opened: () => {
        if (!isCurrent) return
        failures = 0
        change({ connection: { kind: 'live' } })
      },
      told: (news) => {
        if (isCurrent) take(news)
      },
      failed: () => {
        if (!isCurrent) return
        stop()
        lose()
        retry()
        // Perhaps the server has answered, but with a no.
        void look('me')
      },
    })
    const stop = () => {
      isCurrent = false
      closeStream = null
      closeIt()
    }
    closeStream = stop
  }

  const start = async () => {
    void lookAt([...wanted].filter((part) => part !== 'me'))
    await look('me')
    // The stream comes second: on a slow line it must not stand in the way of the table number.
    if (cancelRetry === null) listen()
  }
  void start()

  return {
    state,
    want: (part) => {
      if (wanted.has(part)) return
      wanted.add(part)
      void look(part)
    },
    look,
    refresh: () => {
      if (isClosed) return
      cancelRetry?.()
      cancelRetry = null
      if (!isLive()) void lookAt(wanted)
      listen()
    },
    keepNow,
    close: () => {
      isClosed = true
      cancelRetry?.()
      closeStream?.()
    },
  }
}
