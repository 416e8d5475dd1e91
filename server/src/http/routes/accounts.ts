import { accountInvitationSchema, accountListSchema, inviteOrganizerSchema } from '@topcut/protocol'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { sendTrouble } from '../problems/problem.ts'
import type { Trouble } from '../problems/trouble.ts'
import { type Door, smallBody } from './door.ts'
import { accountAnswer } from './session.ts'

const params = Type.Object({ account: Type.String() })

/** The owner of the server invites organizers and takes that back. */
export const accountRoutes = ({ app, gate }: Door): void => {
  const { access } = gate
  const ownerTrouble = async (request: FastifyRequest): Promise<Trouble | null> => {
    const { account } = await gate.whoIs(request)
    if (account === null) return { code: 'sign-in-needed' }
    return account.kind === 'owner' ? null : { code: 'not-yours' }
  }

  app.get(
    '/api/accounts',
    {
      schema: { response: { 200: accountListSchema } },
      config: { about: 'Everybody with an account. For the owner.' },
    },
    async (request, reply) => {
      const trouble = await ownerTrouble(request)
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      return reply.send({ accounts: (await access.accounts()).map(accountAnswer) })
    },
  )

  app.post(
    '/api/accounts',
    {
      bodyLimit: smallBody,
      schema: { body: inviteOrganizerSchema, response: { 201: accountInvitationSchema } },
      config: { about: 'Invites an organizer by a link. For the owner.' },
    },
    async (request, reply) => {
      const trouble = (await ownerTrouble(request)) ?? (await gate.passphraseTrouble(request, null))
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      const { account, token } = await access.inviteOrganizer(request.body.label.trim())
      return reply.code(201).send({ account: accountAnswer(account), token })
    },
  )

  const revoked = { about: 'Takes an account back. For the owner.' }
  app.delete(
    '/api/accounts/:account',
    { schema: { params }, config: revoked },
    async (request, reply) => {
      const trouble = await ownerTrouble(request)
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      if (!(await access.revokeAccount(request.params.account))) {
        return sendTrouble(request, reply, { code: 'not-found' })
      }
      return reply.code(204).send()
    },
  )
}
