import type { Clock, OpenStream } from './connection.ts'

/** The browser's own event stream, closed at the first failure: who follows decides what is next. */
export const openEventStream =
  <News>(address: string): OpenStream<News> =>
  (ears) => {
    const source = new EventSource(address)
    source.addEventListener('open', ears.opened)
    for (const name of ears.names) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) =>
        ears.heard(name, JSON.parse(data)),
      )
    }
    source.addEventListener('error', () => ears.failed(source.readyState === EventSource.CLOSED))
    return () => source.close()
  }

export const browserClock: Clock = {
  now: Date.now,
  later: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
}
