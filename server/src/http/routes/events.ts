import {
  createdSchema,
  createRequestSchema,
  eventAnswerSchema,
  eventListSchema,
  type ListedEvent,
} from '@topcut/protocol'
import type { StoredEvent } from '../../store/store.ts'
import { sendNotGranted } from '../not-granted.ts'
import { sendTrouble } from '../problem.ts'
import { commonNames } from '../shown-names.ts'
import { actorOf, type Door, eventParams } from './door.ts'

const listed = ({ event, version, first: { fact } }: StoredEvent): readonly ListedEvent[] => {
  if (fact.kind !== 'event-created') return []
  const { name, date, regulation, tier } = fact
  return [{ event, name, date, regulation, tier, version }]
}

/** Events: the list of them, a new one, and one with all it has. */
export const eventRoutes = ({ app, desk }: Door): void => {
  app.get('/api/events', { schema: { response: { 200: eventListSchema } } }, async () => ({
    events: (await desk.list()).flatMap(listed),
  }))

  app.post(
    '/api/events',
    { schema: { body: createRequestSchema, response: { 201: createdSchema } } },
    async (request, reply) => {
      const answer = await desk.create({ ...request.body, by: actorOf(request) })
      if (answer.kind !== 'granted') return sendNotGranted(request, reply, answer, commonNames)
      const { event, version } = answer
      return reply.code(201).header('location', `/api/events/${event}`).send({ event, version })
    },
  )

  app.get(
    '/api/events/:event',
    {
      schema: {
        params: eventParams,
        response: { 200: eventAnswerSchema },
      },
    },
    async (request, reply) => {
      const { event } = request.params
      const held = await desk.load(event)
      if (held === null) return sendTrouble(request, reply, { code: 'no-such-event' })
      return reply.send({ event, log: held.log, people: await desk.people(event) })
    },
  )
}
