import { Client, type ClientConfig } from 'pg'
import type { Store } from '../store.ts'
import { newsFrom } from './news.ts'

/** Between two attempts to listen, and between two questions whether anybody is still there. */
const pause = 500
const heartbeat = 5_000

type Watching = { readonly watch: Store['watch']; readonly close: () => Promise<void> }

/**
 * Listens on a connection of its own and opens another when it breaks. Whoever watches is told of
 * the gap: what was stored in between has been announced to nobody here.
 */
export const openWatching = (
  config: ClientConfig,
  isOwn: (backend: number) => boolean,
): Watching => {
  const hearers = new Set<Parameters<Store['watch']>[0]>()
  const closing = new AbortController()
  const closed = new Promise<void>((resolve) =>
    closing.signal.addEventListener('abort', () => resolve()),
  )
  let following: Promise<void> | undefined

  const tell: Parameters<Store['watch']>[0] = (news) => {
    for (const hear of [...hearers]) hear(news)
  }

  const listen = async (): Promise<void> => {
    const client = new Client(config)
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
    let beat: NodeJS.Timeout | undefined
    try {
      client.on('error', () => {})
      client.on('notification', ({ processId, payload = '' }) => {
        if (!isOwn(processId)) tell(newsFrom(payload))
      })
      await client.connect()
      await client.query('listen topcut')
      tell('gap')
      // A cable that was pulled out breaks no connection: only a question without answer tells.
      beat = setInterval(() => client.query('select').catch(() => client.end()), heartbeat)
      await Promise.race([ended, closed])
    } finally {
      clearInterval(beat)
      await client.end().catch(() => {})
    }
  }

  const follow = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await listen().catch(() => {})
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, pause).unref())])
    }
  }

  return {
    watch: (hear) => {
      hearers.add(hear)
      following ??= follow()
      return () => hearers.delete(hear)
    },
    close: async () => {
      closing.abort()
      await following
    },
  }
}
