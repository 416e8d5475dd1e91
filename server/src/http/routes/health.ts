import type { EventId } from '@topcut/engine'
import type { Door } from './door.ts'

/** An id that no event has: asking for it costs next to nothing. */
const none = '-' as EventId

/** For whoever waits until the server answers, or decides where requests go. */
export const healthRoutes = ({ app, desk }: Door): void => {
  app.get('/api/health', { config: { about: 'Whether the server runs.' } }, async () => ({
    status: 'ok',
  }))
  app.get(
    '/api/ready',
    { config: { about: 'Whether the server has its data at hand.' } },
    async () => {
      await desk.load(none)
      return { status: 'ok' }
    },
  )
}
