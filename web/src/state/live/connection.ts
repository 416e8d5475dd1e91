import { openState, type Watched } from '../state.ts'

/** `since`: what is shown may be out of date from then on; null while nothing is shown. */
export type Connection =
  | { readonly kind: 'live' }
  | { readonly kind: 'lost'; readonly since: number | null; readonly isTried: boolean }

/** What a stream tells, by the names of its messages. */
export type Ears<News> = {
  readonly names: readonly (keyof News & string)[]
  readonly opened: () => void
  readonly heard: <N extends keyof News>(name: N, news: News[N]) => void
  /** `isRefused`: the server answered, but with a no; trying the same again would not help. */
  readonly failed: (isRefused: boolean) => void
}

export type OpenStream<News> = (ears: Ears<News>) => () => void

export type Clock = {
  readonly now: () => number
  readonly later: (milliseconds: number, then: () => void) => () => void
}

type Subscription<News> = {
  readonly openStream: OpenStream<News>
  readonly hears: { readonly [N in keyof News]: (news: News[N]) => void }
  /** Whether there is anything to listen to yet, or still. */
  readonly mayListen: () => boolean
  /** Whether anything is on show that can be out of date. */
  readonly isShown: () => boolean
  readonly failed?: (isRefused: boolean) => void
  /** Goes on after a pause; absent: by listening. */
  readonly resume?: () => void
  readonly initial?: Connection
}

export type Line = {
  readonly connection: Watched<Connection>
  /** Opens the stream; one that is open already is replaced. */
  readonly listen: () => void
  /** No answer came: goes on after a pause, a longer one each time. */
  readonly lose: () => void
  /** Goes on at once: the network has changed, or somebody looks again after a while. */
  readonly refresh: () => void
  readonly hangUp: () => void
  readonly close: () => void
  readonly isClosed: () => boolean
}

const longestPause = 5_000

/** The one way in which pages stay in touch with the server, whatever they follow there. */
export const connect = <News>(
  { openStream, hears, mayListen, isShown, ...more }: Subscription<News>,
  { now, later }: Clock,
): Line => {
  const connection = openState<Connection>(more.initial ?? { kind: 'live' })
  const names = Object.keys(hears) as (keyof News & string)[]
  let failures = 0
  let isClosed = false
  let closeStream: (() => void) | null = null
  let cancelRetry: (() => void) | null = null

  const lose = () => {
    const before = connection.get()
    const known = before.kind === 'lost' ? before.since : null
    const since = known ?? (isShown() ? now() : null)
    if (before.kind === 'live' || !before.isTried || since !== before.since) {
      connection.set({ kind: 'lost', since, isTried: true })
    }
    if (isClosed || cancelRetry !== null) return
    failures += 1
    cancelRetry = later(Math.min(250 * 2 ** failures, longestPause), refresh)
  }

  const hangUp = () => {
    closeStream?.()
    closeStream = null
  }

  const listen = () => {
    hangUp()
    if (isClosed || !mayListen()) return
    // An old stream that still speaks must not be taken for the one that replaced it.
    let isCurrent = true
    const close = openStream({
      names,
      opened: () => {
        if (!isCurrent) return
        failures = 0
        connection.set({ kind: 'live' })
      },
      heard: (name, news) => {
        if (isCurrent) hears[name](news)
      },
      failed: (isRefused) => {
        if (!isCurrent) return
        hangUp()
        lose()
        more.failed?.(isRefused)
      },
    })
    closeStream = () => {
      isCurrent = false
      close()
    }
  }

  const refresh = () => {
    cancelRetry?.()
    cancelRetry = null
    if (isClosed) return
    if (more.resume === undefined) listen()
    else more.resume()
  }

  return {
    connection,
    listen,
    lose,
    refresh,
    hangUp,
    close: () => {
      isClosed = true
      cancelRetry?.()
      hangUp()
    },
    isClosed: () => isClosed,
  }
}
