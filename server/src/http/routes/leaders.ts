import { type LeaderId, readsLog } from '@topcut/engine'
import { leaderNamesSchema } from '@topcut/protocol'
import { sendTrouble } from '../problems/problem.ts'
import { type Door, eventParams } from './door.ts'

/** Whoever runs the desk together knows each other by name; the log has ids alone. */
export const leaderRoutes = ({ app, desk, gate }: Door): void => {
  app.get(
    '/api/events/:event/leaders',
    {
      schema: { params: eventParams, response: { 200: leaderNamesSchema } },
      config: { about: 'What the leaders are called. For leaders and scorekeepers.' },
    },
    async (request, reply) => {
      const { event } = request.params
      if ((await desk.load(event)) === null) {
        return sendTrouble(request, reply, { code: 'no-such-event' })
      }
      if (!readsLog(await gate.actorIn(request, event))) {
        return sendTrouble(request, reply, await gate.strangerTrouble(request))
      }
      const { access } = gate
      const [accounts, owner, grants] = await Promise.all([
        access.accounts(),
        access.ownerOf(event),
        access.grants(event),
      ])
      const leaders = [
        ...accounts
          .filter(({ id, kind }) => kind === 'owner' || id === owner)
          .map(({ id, label }) => ({ leader: id as LeaderId, label })),
        // Also of those whose invitation was taken back: what they did still stands in the log.
        ...grants.flatMap(({ leader, label }) => (leader === null ? [] : [{ leader, label }])),
      ]
      return reply.send({ leaders: leaders.filter(({ label }) => label !== '') })
    },
  )
}
