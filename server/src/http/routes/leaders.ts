import { readsLog } from '@topcut/engine'
import { leaderNamesSchema } from '@topcut/protocol'
import { leaderNamesOf } from '../../access/leader-names.ts'
import { sendTrouble } from '../problems/problem.ts'
import { type Door, eventParams } from './door.ts'

/** Whoever runs the desk together knows each other by name; the log has ids alone. */
export const leaderRoutes = ({ app, desk, gate }: Door): void => {
  app.get(
    '/api/events/:event/leaders',
    {
      schema: { params: eventParams, response: { 200: leaderNamesSchema } },
      config: {
        who: 'leaders',
        programs: true,
        about: 'What the leaders are called. For leaders and scorekeepers.',
      },
    },
    async (request, reply) => {
      const { event } = request.params
      if ((await desk.load(event)) === null) {
        return sendTrouble(request, reply, { code: 'no-such-event' })
      }
      if (!readsLog(await gate.actorIn(request, event))) {
        return sendTrouble(request, reply, await gate.strangerTrouble(request))
      }
      return reply.send({ leaders: await leaderNamesOf(gate.access, event) })
    },
  )
}
