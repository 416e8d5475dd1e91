import type { EventId } from '@topcut/engine'
import Type from 'typebox'
import type { Door } from './door.ts'

/** An id that no event has: asking for it costs next to nothing. */
const none = '-' as EventId

const schema = { response: { 200: Type.Object({ status: Type.Literal('ok') }) } }

/** For whoever waits until the server answers, or decides where requests go. */
export const healthRoutes = ({ app, desk }: Door): void => {
  app.get(
    '/api/health',
    { schema, config: { who: 'everybody', about: 'Whether the server runs.' } },
    async () => ({
      status: 'ok' as const,
    }),
  )
  app.get(
    '/api/ready',
    { schema, config: { who: 'everybody', about: 'Whether the server has its data at hand.' } },
    async () => {
      await desk.load(none)
      return { status: 'ok' as const }
    },
  )
}
