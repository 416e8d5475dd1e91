import type { EventId } from '@topcut/engine'
import Type from 'typebox'
import { sendTrouble } from '../problems/problem.ts'
import type { Door } from './door.ts'

/** An id that no event has: asking for it costs next to nothing. */
const none = '-' as EventId

const schema = { response: { 200: Type.Object({ status: Type.Literal('ok') }) } }

/** For whoever waits until the server answers, or decides where requests go. */
export const healthRoutes = ({ app, desk }: Door, isLeaving: () => boolean): void => {
  app.get(
    '/api/health',
    { schema, config: { who: 'everybody', about: 'Whether the server runs.' } },
    async () => ({
      status: 'ok' as const,
    }),
  )
  app.get(
    '/api/ready',
    {
      schema,
      config: {
        who: 'everybody',
        about: 'Whether the server has its data at hand, and is not about to stop.',
      },
    },
    async (request, reply) => {
      if (isLeaving()) return sendTrouble(request, reply, { code: 'stopping' })
      await desk.load(none)
      return { status: 'ok' as const }
    },
  )
}
