import type { Reply } from '../sending/request.ts'
import { openState, type Watched } from '../state.ts'
import { type Clock, connect, type Line, type OpenStream } from './connection.ts'
import { noViews, type PhonePart, type PhoneViews, type Seen } from './phone-views.ts'

export type PhoneState = {
  readonly views: PhoneViews
  /** `closed`: there is such an event, but nobody here plays in it. */
  readonly door: 'open' | 'closed' | 'missing'
}

/** Which version something has by now; a part may bring its view along. */
type Told = { readonly version: number; readonly view?: unknown }

/** What the stream of a player tells. */
export type PhoneNews = {
  readonly [N in 'me' | 'round' | 'parts' | 'event' | 'clock' | 'standings']: Told
} & {
  /** There is nothing more to follow. */
  readonly deleted: object
}

export type Kept = { readonly views: PhoneViews; readonly at: number }

type ViewPorts = Clock & {
  /** What an earlier visit has left. */
  readonly kept: Kept | null
  readonly keep: (kept: Kept) => void
  readonly load: (part: PhonePart) => Promise<Reply<Seen<unknown>>>
  readonly openStream: OpenStream<PhoneNews>
}

export type FollowedViews = Pick<Line, 'connection' | 'refresh' | 'close'> & {
  readonly state: Watched<PhoneState>
  /** From now on this part is kept up to date as well. */
  readonly want: (part: PhonePart) => void
  readonly look: (part: PhonePart) => Promise<void>
  /** Somebody puts the phone away: until now everything was right. */
  readonly keepNow: () => void
}

/** Answers that stay the same however often one asks. */
const doors: { readonly [code: string]: PhoneState['door'] } = {
  'no-such-event': 'missing',
  'sign-in-needed': 'closed',
  'not-yours': 'closed',
  'unknown-player': 'closed',
}

/**
 * Follows the views of a phone. It shows what an earlier visit has kept until the server answers,
 * and asks again only for what the stream says has changed.
 */
export const followPhone = ({
  kept,
  keep,
  load,
  openStream,
  ...clock
}: ViewPorts): FollowedViews => {
  const state = openState<PhoneState>({ views: kept?.views ?? noViews, door: 'open' })
  const wanted = new Set<PhonePart>(['me', 'event', 'clock'])
  const loading = new Map<PhonePart, Promise<void>>()
  const again = new Set<PhonePart>()

  const keepNow = () => {
    const { views, door } = state.get()
    // Whoever has no part in it any more must not leave it behind when the page is left.
    if (door !== 'open') return
    const connection = line.connection.get()
    const at = connection.kind === 'live' ? clock.now() : connection.since
    if (views.me !== null && at !== null) keep({ views, at })
  }

  const see = (part: PhonePart, seen: Seen<unknown>) => {
    const before = state.get()
    // Answers may overtake each other.
    if ((before.views[part]?.version ?? -1) > seen.version) return
    state.set({ ...before, views: { ...before.views, [part]: seen } })
    keepNow()
  }

  const ask = async (part: PhonePart): Promise<void> => {
    const reply = await load(part)
    if (line.isClosed()) return
    if (reply.kind === 'ok') see(part, reply.body)
    else if (reply.kind === 'unreachable') line.lose()
    else if (part === 'me' && reply.kind === 'problem') {
      const door = doors[reply.code]
      if (door !== undefined) state.set({ ...state.get(), door })
      // Opened without a network, what was kept would still be shown.
      if (door === 'closed' || door === 'missing') keep({ views: noViews, at: clock.now() })
    }
  }

  const askUntilFresh = async (part: PhonePart): Promise<void> => {
    do {
      again.delete(part)
      await ask(part)
    } while (again.has(part) && !line.isClosed())
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
  const lookIfBehind = (parts: Iterable<PhonePart>, { version }: Told) =>
    void lookAt([...parts].filter((part) => isBehind(part, version)))

  /** Some changes of what all can see change what one sees about oneself as well. */
  const own = (told: Told) => lookIfBehind(['me', 'needs'], told)
  const take = (part: PhonePart, told: Told) => {
    if (told.view === undefined || !wanted.has(part)) lookIfBehind([part], told)
    else see(part, { version: told.version, view: told.view })
  }
  const both = (part: PhonePart) => (told: Told) => {
    own(told)
    take(part, told)
  }

  const line = connect<PhoneNews>(
    {
      openStream,
      hears: {
        me: own,
        round: own,
        parts: (told) =>
          lookIfBehind(
            [...wanted].filter((part) => part !== 'me'),
            told,
          ),
        deleted: () => {
          line.hangUp()
          state.set({ views: noViews, door: 'missing' })
          keep({ views: noViews, at: clock.now() })
        },
        event: both('event'),
        clock: (told) => take('clock', told),
        standings: both('standings'),
      },
      mayListen: () => state.get().door === 'open',
      isShown: () => state.get().views.me !== null,
      // Perhaps the server has answered, but with a no.
      failed: () => void look('me'),
      initial: { kind: 'lost', since: kept?.at ?? null, isTried: false },
    },
    clock,
  )

  const start = async () => {
    void lookAt([...wanted].filter((part) => part !== 'me'))
    await look('me')
    const connection = line.connection.get()
    // The stream comes second: on a slow line it must not stand in the way of the table number.
    if (connection.kind === 'lost' && !connection.isTried) line.listen()
  }
  void start()

  return {
    state,
    connection: line.connection,
    want: (part) => {
      if (wanted.has(part)) return
      wanted.add(part)
      void look(part)
    },
    look,
    refresh: () => {
      if (!line.isClosed() && line.connection.get().kind === 'lost') void lookAt(wanted)
      line.refresh()
    },
    keepNow,
    close: line.close,
  }
}
