import { personRequestSchema, personSchema } from '@topcut/protocol'
import { sendTrouble } from '../problem.ts'
import { type Door, playerParams } from './door.ts'

/** Names, which stand beside the log and may be corrected at any time. */
export const peopleRoutes = ({ app, desk }: Door): void => {
  app.put(
    '/api/events/:event/people/:player',
    {
      schema: { params: playerParams, body: personRequestSchema, response: { 200: personSchema } },
    },
    async (request, reply) => {
      const { event, player } = request.params
      const person = { player, name: request.body.name.trim() }
      const answer = await desk.name(event, person)
      if (answer !== 'ok') return sendTrouble(request, reply, { code: answer })
      return reply.send(person)
    },
  )
}
