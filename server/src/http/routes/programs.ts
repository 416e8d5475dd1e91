import type { EventId } from '@topcut/engine'
import {
  madeProgramSchema,
  makeProgramSchema,
  type ProgramAnswer,
  programListSchema,
} from '@topcut/protocol'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Program } from '../../access/programs.ts'
import { sendTrouble } from '../problems/problem.ts'
import type { Trouble } from '../problems/trouble.ts'
import { type Door, eventParams, passphraseTroubles, smallBody } from './door.ts'

const ownParams = Type.Object({ program: Type.String() })
const programParams = Type.Object({
  event: Type.Unsafe<EventId>(Type.String()),
  program: Type.String(),
})

const answerOf = (program: Program & { readonly seenAt?: number | null }): ProgramAnswer => ({
  id: program.id,
  label: program.label,
  role: program.role,
  event: program.event,
  createdAt: program.createdAt,
  expiresAt: program.expiresAt,
  seenAt: program.seenAt ?? null,
  isRevoked: program.revokedAt !== null,
})

/** Programs are let in by a token: into one event by its organizer, into all of an account by it. */
export const programRoutes = ({ app, desk, gate }: Door): void => {
  const { programs } = gate.access

  const organizerTrouble = async (
    request: FastifyRequest,
    event: EventId,
  ): Promise<Trouble | null> => {
    if ((await desk.load(event)) === null) return { code: 'no-such-event' }
    const { role } = await gate.actorIn(request, event)
    return role === 'organizer' ? null : gate.strangerTrouble(request)
  }

  app.get(
    '/api/events/:event/programs',
    {
      schema: { params: eventParams, response: { 200: programListSchema } },
      config: { who: 'organizers', about: 'The programs that the event has let in.' },
    },
    async (request, reply) => {
      const { event } = request.params
      const trouble = await organizerTrouble(request, event)
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      return reply.send({ programs: (await programs.listOf({ event })).map(answerOf) })
    },
  )

  app.post(
    '/api/events/:event/programs',
    {
      bodyLimit: smallBody,
      schema: {
        params: eventParams,
        body: makeProgramSchema,
        response: { 201: madeProgramSchema },
      },
      config: {
        who: 'organizers',
        troubles: passphraseTroubles,
        about: 'Lets a program into the event; its token is shown this once.',
      },
    },
    async (request, reply) => {
      const { event } = request.params
      const trouble =
        (await organizerTrouble(request, event)) ?? (await gate.passphraseTrouble(request, event))
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      const { label, ...wish } = request.body
      const made = await programs.make({ ...wish, label: label.trim(), event, account: null })
      const { id, role } = made.program
      await gate.note(request, 'program-made', { whom: id, event, role })
      return reply.code(201).send({ program: answerOf(made.program), token: made.token })
    },
  )

  app.delete(
    '/api/events/:event/programs/:program',
    {
      schema: { params: programParams },
      config: {
        who: 'organizers',
        troubles: ['not-found'],
        about: 'Takes the token of a program back; it is out at once.',
      },
    },
    async (request, reply) => {
      const { event, program } = request.params
      const trouble = await organizerTrouble(request, event)
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      if (!(await programs.revoke({ event }, program)))
        return sendTrouble(request, reply, { code: 'not-found' })
      await gate.note(request, 'program-revoked', { whom: program, event })
      return reply.code(204).send()
    },
  )

  app.get(
    '/api/programs',
    {
      schema: { response: { 200: programListSchema } },
      config: { who: 'accounts', about: 'The programs that the account has let in.' },
    },
    async (request, reply) => {
      const { account } = await gate.whoIs(request)
      if (account === null) return sendTrouble(request, reply, { code: 'sign-in-needed' })
      const found = await programs.listOf({ account: account.id })
      return reply.send({ programs: found.map(answerOf) })
    },
  )

  app.post(
    '/api/programs',
    {
      bodyLimit: smallBody,
      schema: { body: makeProgramSchema, response: { 201: madeProgramSchema } },
      config: {
        who: 'accounts',
        troubles: passphraseTroubles,
        about: 'Lets a program into every event of the account; its token is shown this once.',
      },
    },
    async (request, reply) => {
      const { account } = await gate.whoIs(request)
      if (account === null) return sendTrouble(request, reply, { code: 'sign-in-needed' })
      const trouble = await gate.passphraseTrouble(request, null)
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      const { label, ...wish } = request.body
      const whose = { event: null, account: account.id }
      const made = await programs.make({ ...wish, label: label.trim(), ...whose })
      const { id, role } = made.program
      await gate.note(request, 'program-made', { whom: id, role })
      return reply.code(201).send({ program: answerOf(made.program), token: made.token })
    },
  )

  app.delete(
    '/api/programs/:program',
    {
      schema: { params: ownParams },
      config: {
        who: 'accounts',
        troubles: ['not-found'],
        about: 'Takes the token of a program back; it is out at once.',
      },
    },
    async (request, reply) => {
      const { account } = await gate.whoIs(request)
      if (account === null) return sendTrouble(request, reply, { code: 'sign-in-needed' })
      const { program } = request.params
      if (!(await programs.revoke({ account: account.id }, program)))
        return sendTrouble(request, reply, { code: 'not-found' })
      await gate.note(request, 'program-revoked', { whom: program })
      return reply.code(204).send()
    },
  )
}
