import type { Connection } from '../live/connection.ts'
import type { Watched } from '../state.ts'

const longestPause = 5_000

/** Until the pause is over, or the connection shows that the server is back. */
export const pauseUntilBack = (connection: Watched<Connection>) => (attempt: number) =>
  new Promise<void>((resolve) => {
    const isLive = () => connection.get().kind === 'live'
    const done = () => {
      clearTimeout(timer)
      forget()
      resolve()
    }
    const timer = setTimeout(done, Math.min(500 * 2 ** (attempt - 1), longestPause))
    const wasLive = isLive()
    const forget = connection.subscribe(() => {
      if (!wasLive && isLive()) done()
    })
  })
