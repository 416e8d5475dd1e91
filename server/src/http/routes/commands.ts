import { commandAnswerSchema, commandRequestSchema } from '@topcut/protocol'
import { takesName } from '../../desk/order.ts'
import { hasRevision } from '../../desk/revision.ts'
import { sendNotGranted } from '../not-granted.ts'
import { malformed } from '../parse.ts'
import { namesFor } from '../shown-names.ts'
import { actorOf, type Door, eventParams } from './door.ts'

/** What one can do in an event: one address for all commands. */
export const commandRoutes = ({ app, desk }: Door): void => {
  app.post(
    '/api/events/:event/commands',
    {
      schema: {
        params: eventParams,
        body: commandRequestSchema,
        response: { 200: commandAnswerSchema },
      },
    },
    async (request, reply) => {
      const { event } = request.params
      const { command, name, expects } = request.body
      if (takesName(command) && name === undefined)
        throw malformed({ field: 'name', fault: 'missing' })
      // Taken in silence, a name or a revision that nobody looks at would promise what is not kept.
      if (!takesName(command) && name !== undefined)
        throw malformed({ field: 'name', fault: 'unknown' })
      if (!hasRevision(command) && expects !== undefined) {
        throw malformed({ field: 'expects', fault: 'unknown' })
      }
      const answer = await desk.handle(event, { ...request.body, by: actorOf(request) })
      if (answer.kind !== 'granted') {
        return sendNotGranted(request, reply, answer, await namesFor(desk, event))
      }
      const { entries, warnings, people } = answer
      return reply.send(people.length === 0 ? { entries, warnings } : { entries, warnings, people })
    },
  )
}
