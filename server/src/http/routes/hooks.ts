import type { EventId } from '@topcut/engine'
import {
  hookDeliveriesSchema,
  hookListSchema,
  hookRequestSchema,
  hookSchema,
  hookSecretSchema,
} from '@topcut/protocol'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Hooks } from '../../hooks/hooks.ts'
import { sendTrouble } from '../problems/problem.ts'
import type { Trouble } from '../problems/trouble.ts'
import { type Door, eventParams, smallBody } from './door.ts'

const hookParams = Type.Object({
  event: Type.Unsafe<EventId>(Type.String()),
  hook: Type.String(),
})
const deliveryParams = Type.Object({
  event: Type.Unsafe<EventId>(Type.String()),
  hook: Type.String(),
  delivery: Type.String(),
})

/** What links to the event begin with where this organizer sees it. */
const addressOf = ({ protocol, headers }: FastifyRequest): string =>
  `${protocol}://${headers.host ?? ''}`

/** Organizers say who elsewhere is told what is published. */
export const hookRoutes = ({ app, desk, gate }: Door, hooks: Hooks): void => {
  const trouble = async (request: FastifyRequest, event: EventId): Promise<Trouble | null> => {
    if ((await desk.load(event)) === null) return { code: 'no-such-event' }
    const { role } = await gate.actorIn(request, event)
    return role === 'organizer' ? null : gate.strangerTrouble(request)
  }

  app.get(
    '/api/events/:event/hooks',
    {
      schema: { params: eventParams, response: { 200: hookListSchema } },
      config: {
        who: 'organizers',
        about: 'Who elsewhere is told what is published. For organizers.',
      },
    },
    async (request, reply) => {
      const { event } = request.params
      const stopped = await trouble(request, event)
      if (stopped !== null) return sendTrouble(request, reply, stopped)
      return reply.send({ hooks: await hooks.list(event), most: hooks.most })
    },
  )

  app.post(
    '/api/events/:event/hooks',
    {
      bodyLimit: smallBody,
      schema: { params: eventParams, body: hookRequestSchema, response: { 201: hookSecretSchema } },
      config: {
        who: 'organizers',
        troubles: ['hook-address', 'hooks-full'],
        about:
          'Has an address told what is published from now on; answers with the secret that messages are signed with, once. For organizers.',
      },
    },
    async (request, reply) => {
      const { event } = request.params
      const stopped = await trouble(request, event)
      if (stopped !== null) return sendTrouble(request, reply, stopped)
      const made = await hooks.add(event, { ...request.body, address: addressOf(request) })
      if (typeof made === 'string') return sendTrouble(request, reply, { code: made })
      return reply.code(201).send(made)
    },
  )

  app.put(
    '/api/events/:event/hooks/:hook',
    {
      bodyLimit: smallBody,
      schema: { params: hookParams, body: hookRequestSchema, response: { 200: hookSchema } },
      config: {
        who: 'organizers',
        troubles: ['not-found', 'hook-address'],
        about: 'Changes the address, what it is told or in which language. For organizers.',
      },
    },
    async (request, reply) => {
      const { event, hook } = request.params
      const stopped = await trouble(request, event)
      if (stopped !== null) return sendTrouble(request, reply, stopped)
      const wish = { ...request.body, address: addressOf(request) }
      const changed = await hooks.change(event, hook, wish)
      if (changed === null) return sendTrouble(request, reply, { code: 'not-found' })
      if (changed === 'hook-address') return sendTrouble(request, reply, { code: changed })
      return reply.send(changed)
    },
  )

  app.delete(
    '/api/events/:event/hooks/:hook',
    {
      schema: { params: hookParams },
      config: {
        who: 'organizers',
        troubles: ['not-found'],
        about: 'Tells an address nothing more. For organizers.',
      },
    },
    async (request, reply) => {
      const { event, hook } = request.params
      const stopped = await trouble(request, event)
      if (stopped !== null) return sendTrouble(request, reply, stopped)
      if (!(await hooks.remove(event, hook)))
        return sendTrouble(request, reply, { code: 'not-found' })
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/events/:event/hooks/:hook/secret',
    {
      schema: { params: hookParams, response: { 200: hookSecretSchema } },
      config: {
        who: 'organizers',
        troubles: ['not-found'],
        about:
          'A new secret, shown once; for a day messages are signed with the one before as well. For organizers.',
      },
    },
    async (request, reply) => {
      const { event, hook } = request.params
      const stopped = await trouble(request, event)
      if (stopped !== null) return sendTrouble(request, reply, stopped)
      const made = await hooks.renewSecret(event, hook)
      if (made === null) return sendTrouble(request, reply, { code: 'not-found' })
      return reply.send(made)
    },
  )

  app.post(
    '/api/events/:event/hooks/:hook/start',
    {
      schema: { params: hookParams, response: { 200: hookSchema } },
      config: {
        who: 'organizers',
        troubles: ['not-found'],
        about: 'Tries what was given up again, now and with all patience. For organizers.',
      },
    },
    async (request, reply) => {
      const { event, hook } = request.params
      const stopped = await trouble(request, event)
      if (stopped !== null) return sendTrouble(request, reply, stopped)
      const started = await hooks.startAnew(event, hook)
      if (started === null) return sendTrouble(request, reply, { code: 'not-found' })
      return reply.send(started)
    },
  )

  app.get(
    '/api/events/:event/hooks/:hook/deliveries',
    {
      schema: { params: hookParams, response: { 200: hookDeliveriesSchema } },
      config: {
        who: 'organizers',
        troubles: ['not-found'],
        about: 'The latest messages and what came of them. For organizers.',
      },
    },
    async (request, reply) => {
      const { event, hook } = request.params
      const stopped = await trouble(request, event)
      if (stopped !== null) return sendTrouble(request, reply, stopped)
      const deliveries = await hooks.deliveries(event, hook)
      if (deliveries === null) return sendTrouble(request, reply, { code: 'not-found' })
      return reply.send({ deliveries })
    },
  )

  app.post(
    '/api/events/:event/hooks/:hook/trial',
    {
      schema: { params: hookParams },
      config: {
        who: 'organizers',
        troubles: ['not-found'],
        about: 'Sends a message that says it is a trial. For organizers.',
      },
    },
    async (request, reply) => {
      const { event, hook } = request.params
      const stopped = await trouble(request, event)
      if (stopped !== null) return sendTrouble(request, reply, stopped)
      if (!(await hooks.send(event, hook)))
        return sendTrouble(request, reply, { code: 'not-found' })
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/events/:event/hooks/:hook/deliveries/:delivery',
    {
      schema: { params: deliveryParams },
      config: {
        who: 'organizers',
        troubles: ['not-found'],
        about: 'Sends a message once more, with the same id. For organizers.',
      },
    },
    async (request, reply) => {
      const { event, hook, delivery } = request.params
      const stopped = await trouble(request, event)
      if (stopped !== null) return sendTrouble(request, reply, stopped)
      if (!(await hooks.send(event, hook, delivery)))
        return sendTrouble(request, reply, { code: 'not-found' })
      return reply.code(204).send()
    },
  )
}
