import type { Clock, Ears, OpenStream } from './connection.ts'

type Stream<News> = { readonly ears: Ears<News>; isOpen: boolean }

/** A stream that says what it is told to, and a clock that waits. */
export const stagedLine = <News>() => {
  const streams: Stream<News>[] = []
  const waiting: { readonly after: number; readonly then: () => void }[] = []
  const time = { now: 5_000 }
  const openStream: OpenStream<News> = (ears) => {
    const stream: Stream<News> = { ears, isOpen: true }
    streams.push(stream)
    return () => {
      stream.isOpen = false
    }
  }
  const clock: Clock = {
    now: () => time.now,
    later: (after, then) => {
      const one = { after, then }
      waiting.push(one)
      return () => {
        if (waiting.includes(one)) waiting.splice(waiting.indexOf(one), 1)
      }
    },
  }
  /** Until nothing is on its way any more. */
  const settle = async () => {
    for (let n = 0; n < 10; n++) await Promise.resolve()
  }
  /** The pause is over. */
  const wait = async () => {
    waiting.shift()?.then()
    await settle()
  }
  const ears = (): Ears<News> => {
    const last = streams.at(-1)
    if (last === undefined) throw new Error('no stream was opened')
    return last.ears
  }
  const openCount = () => streams.filter(({ isOpen }) => isOpen).length
  return { streams, waiting, time, openStream, clock, settle, wait, ears, openCount }
}
