import type { Line } from '../live/connection.ts'

const longestPause = 5_000

/** Until the pause is over, or the connection shows that the server is back. */
export const pauseUntilBack =
  ({ connection, refresh }: Pick<Line, 'connection' | 'refresh'>) =>
  (attempt: number) =>
    new Promise<void>((resolve) => {
      const isLive = () => connection.get().kind === 'live'
      // A stream may seem alive long after its network has gone: who got no answer knows better.
      if (isLive()) refresh()
      let wasLive = isLive()
      const forget = connection.subscribe(() => {
        if (!wasLive && isLive()) done()
        wasLive = isLive()
      })
      const done = () => {
        clearTimeout(timer)
        forget()
        resolve()
      }
      const timer = setTimeout(done, Math.min(500 * 2 ** (attempt - 1), longestPause))
    })
