import { type EventId, type Refusal, teamRefusals, teamSize } from '@topcut/engine'
import {
  eventCodeSchema,
  grantListSchema,
  type InviteRequest,
  invitationSchema,
  inviteSchema,
  type RegistrationRequest,
  registeredSchema,
  registrationSchema,
} from '@topcut/protocol'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { registrationIds } from '../../access/registration-ids.ts'
import { sessionToken, setSession } from '../gate/cookie.ts'
import { fullHall } from '../gate/quotas.ts'
import { sendNotGranted } from '../problems/not-granted.ts'
import { sendTrouble } from '../problems/problem.ts'
import type { Trouble } from '../problems/trouble.ts'
import { namesFor } from '../shown/shown-names.ts'
import { type Door, eventParams, passphraseTroubles, smallBody } from './door.ts'
import { grantAnswer } from './session.ts'

const grantParams = Type.Object({
  event: Type.Unsafe<EventId>(Type.String()),
  grant: Type.String(),
})

type Typed = Pick<RegistrationRequest, 'name' | 'members'>

const trimmed = <T extends Typed>(typed: T): T => ({
  ...typed,
  name: typed.name.trim(),
  ...(typed.members === undefined ? {} : { members: typed.members.map((one) => one.trim()) }),
})

/** What the rules say once an event has begun; at the desk there is still a way in. */
const tooLate: ReadonlySet<Refusal['code']> = new Set([
  'registration-over',
  'event-finished',
  'event-cancelled',
])

/** The organizer of an event lets others in: by links, or players by the event's code. */
export const grantRoutes = ({ app, desk, gate, luck }: Door): void => {
  const { access } = gate
  const organizerTrouble = async (
    request: FastifyRequest,
    event: EventId,
  ): Promise<Trouble | null> => {
    if ((await desk.load(event)) === null) return { code: 'no-such-event' }
    const { role } = await gate.actorIn(request, event)
    return role === 'organizer' ? null : gate.strangerTrouble(request)
  }

  /** Whoever plays in a team may bring the phone of the other one in. */
  const teamTrouble = async (
    request: FastifyRequest,
    event: EventId,
    body: InviteRequest,
  ): Promise<Trouble | 'own-team' | null> => {
    if (body.role !== 'player' || body.member === undefined) return null
    const { player } = await gate.actorIn(request, event)
    if (player !== body.player) return null
    return (await gate.quotas.playerTrouble(event, player, body)) ?? 'own-team'
  }

  app.get(
    '/api/events/:event/grants',
    {
      schema: { params: eventParams, response: { 200: grantListSchema } },
      config: { who: 'organizers', about: 'Whom the organizer has let in. For organizers.' },
    },
    async (request, reply) => {
      const { event } = request.params
      const trouble = await organizerTrouble(request, event)
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      return reply.send({ grants: (await access.grants(event)).map(grantAnswer) })
    },
  )

  app.post(
    '/api/events/:event/grants',
    {
      bodyLimit: smallBody,
      schema: { params: eventParams, body: inviteSchema, response: { 201: invitationSchema } },
      config: {
        who: 'organizers',
        troubles: ['unknown-player', 'too-much-sent', ...passphraseTroubles],
        about:
          'Invites a leader, a scorekeeper or a player by a link. For organizers; a team invites its own members.',
      },
    },
    async (request, reply) => {
      const { event } = request.params
      const { body } = request
      const trouble =
        (await teamTrouble(request, event, body)) ??
        (await organizerTrouble(request, event)) ??
        (await gate.passphraseTrouble(request, event))
      if (trouble !== null && trouble !== 'own-team') return sendTrouble(request, reply, trouble)
      if (body.role === 'player') {
        const state = (await desk.load(event))?.state ?? null
        const size = state === null ? 0 : (teamSize(state.created)?.value ?? 0)
        if (state?.players.has(body.player) !== true || (body.member ?? 0) > size) {
          return sendTrouble(request, reply, { code: 'unknown-player' })
        }
      }
      const { grant, token } = await access.invite(event, { label: '', ...body })
      if (grant.player === null)
        await gate.note(request, 'leader-invited', { whom: grant.id, event, role: grant.role })
      return reply.code(201).send({ grant: grantAnswer(grant), token })
    },
  )

  app.post(
    '/api/events/:event/grants/:grant/link',
    {
      schema: { params: grantParams, response: { 201: invitationSchema } },
      config: {
        who: 'organizers',
        troubles: ['not-found', ...passphraseTroubles],
        about: 'A further link for somebody who was invited. For organizers.',
      },
    },
    async (request, reply) => {
      const { event, grant: id } = request.params
      const trouble =
        (await organizerTrouble(request, event)) ?? (await gate.passphraseTrouble(request, event))
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      const renewed = await access.renew(event, id)
      if (renewed === null) return sendTrouble(request, reply, { code: 'not-found' })
      if (renewed.grant.player === null)
        await gate.note(request, 'link-made', { whom: id, event, role: renewed.grant.role })
      return reply.code(201).send({ ...renewed, grant: grantAnswer(renewed.grant) })
    },
  )

  app.delete(
    '/api/events/:event/grants/:grant',
    {
      schema: { params: grantParams },
      config: {
        who: 'organizers',
        troubles: ['not-found'],
        about: 'Takes an invitation back. For organizers.',
      },
    },
    async (request, reply) => {
      const { event, grant } = request.params
      const trouble = await organizerTrouble(request, event)
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      if (!(await access.revoke(event, grant))) {
        return sendTrouble(request, reply, { code: 'not-found' })
      }
      await gate.note(request, 'leader-revoked', { whom: grant, event })
      return reply.code(204).send()
    },
  )

  const codeSchema = { params: eventParams, response: { 200: eventCodeSchema } }
  const asked = {
    who: 'organizers',
    about: 'The code players register with. For organizers.',
  } as const
  app.get(
    '/api/events/:event/code',
    { schema: codeSchema, config: asked },
    async (request, reply) => {
      const { event } = request.params
      const trouble = await organizerTrouble(request, event)
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      return reply.send({ code: await access.eventCode(event) })
    },
  )
  const opened = {
    who: 'organizers',
    about: 'Opens registration by a new code. For organizers.',
  } as const
  app.post(
    '/api/events/:event/code',
    { schema: codeSchema, config: opened },
    async (request, reply) => {
      const { event } = request.params
      const trouble = await organizerTrouble(request, event)
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      return reply.send({ code: await access.openRegistration(event) })
    },
  )
  app.delete(
    '/api/events/:event/code',
    {
      schema: { params: eventParams },
      config: { who: 'organizers', about: 'Closes registration by code. For organizers.' },
    },
    async (request, reply) => {
      const { event } = request.params
      const trouble = await organizerTrouble(request, event)
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      await access.closeRegistration(event)
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/events/:event/registrations',
    {
      bodyLimit: smallBody,
      schema: {
        params: eventParams,
        body: registrationSchema,
        response: { 201: registeredSchema },
      },
      config: {
        who: 'everybody',
        troubles: [
          'refused',
          'unknown-player',
          'wrong-code',
          'registration-closed',
          'registration-full',
          'registration-rush',
          'too-much-sent',
          'too-many-tries',
        ],
        about:
          'Registers oneself by the code of the event; sent again with the same id, once only.',
      },
    },
    async (request, reply) => {
      const { event } = request.params
      if ((await desk.load(event)) === null) {
        return sendTrouble(request, reply, { code: 'no-such-event' })
      }
      const code = await access.eventCode(event)
      if (code === null) return sendTrouble(request, reply, { code: 'registration-closed' })
      const isRight = request.body.code.trim().toUpperCase() === code
      const trouble = await gate.triedCode(request, event, isRight)
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      const { code: _, id = luck(), ...typed } = request.body
      const person = trimmed(typed)
      const { player, command } = registrationIds(event, id)
      const by = { role: 'player', player } as const
      // Registered by an attempt whose answer was lost: what is typed now is what counts.
      const state = (await desk.load(event))?.state ?? null
      const isIn = state?.players.has(player) ?? false
      if (!isIn && state !== null && fullHall(state) !== null)
        return sendTrouble(request, reply, { code: 'registration-full' })
      // Each further time leaves a key behind.
      const crowd = isIn
        ? await gate.quotas.playerTrouble(event, player, person)
        : await gate.quotas.rushTrouble(event, request.ip)
      if (crowd !== null) return sendTrouble(request, reply, crowd)
      // Else whoever is in could name twenty people, and the wall would show them all.
      const [refusal] =
        isIn && state !== null ? teamRefusals(state, person.members?.length ?? 0) : []
      if (refusal !== undefined)
        return sendNotGranted(request, reply, { kind: 'refused', refusal }, {})
      if (!isIn) {
        const answer = await desk.handle(event, {
          id: command,
          command: {
            kind: 'register-player',
            player,
            ...(person.members === undefined ? {} : { members: person.members.length }),
          },
          by,
          name: person.name,
          ceiling: fullHall,
        })
        // Nobody here has a name or a number yet: told by the rules, it would be told to an id.
        if (answer.kind === 'refused' && tooLate.has(answer.refusal.code))
          return sendTrouble(request, reply, { code: 'registration-closed' })
        if (answer.kind !== 'granted')
          return sendNotGranted(request, reply, answer, await namesFor(desk, event, by))
      }
      const registered = (await desk.load(event))?.state?.players.get(player)
      // Taken out again at the desk since: that must not look like being registered.
      if (registered === undefined) return sendTrouble(request, reply, { code: 'unknown-player' })
      // The name alone came with the registration; a hall in a rush waits for each further write.
      if (isIn || Object.keys(person).length > 1) await desk.name(event, { ...person, player })
      // Whoever types it in stands first.
      const member = person.members === undefined ? {} : { member: 1 }
      const invited = { role: 'player', label: '', player, ...member } as const
      setSession(request, reply, await access.admit(event, invited, sessionToken(request)))
      return reply.code(201).send({ player, waiting: registered.status === 'waiting' })
    },
  )
}
