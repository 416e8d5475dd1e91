import { accountInvitationSchema, accountListSchema, inviteOrganizerSchema } from '@topcut/protocol'
import Type from 'typebox'
import { ownerTrouble } from '../gate/owner-trouble.ts'
import { sendTrouble } from '../problems/problem.ts'
import { type Door, passphraseTroubles, smallBody } from './door.ts'
import { accountAnswer } from './session.ts'

const params = Type.Object({ account: Type.String() })

/** The owner of the server invites organizers and takes that back. */
export const accountRoutes = ({ app, gate }: Door): void => {
  const { access } = gate
  app.get(
    '/api/accounts',
    {
      schema: { response: { 200: accountListSchema } },
      config: { who: 'owner', about: 'Everybody with an account. For the owner.' },
    },
    async (request, reply) => {
      const trouble = await ownerTrouble(gate, request)
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      return reply.send({ accounts: (await access.accounts()).map(accountAnswer) })
    },
  )

  app.post(
    '/api/accounts',
    {
      bodyLimit: smallBody,
      schema: { body: inviteOrganizerSchema, response: { 201: accountInvitationSchema } },
      config: {
        who: 'owner',
        troubles: [...passphraseTroubles],
        about: 'Invites an organizer by a link. For the owner.',
      },
    },
    async (request, reply) => {
      const trouble =
        (await ownerTrouble(gate, request)) ?? (await gate.passphraseTrouble(request, null))
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      const { label, devices } = request.body
      const { account, token } = await access.inviteOrganizer(label.trim(), devices)
      await gate.note(request, 'organizer-invited', { whom: account.id })
      return reply.code(201).send({ account: accountAnswer(account), token })
    },
  )

  app.post(
    '/api/accounts/:account/link',
    {
      schema: { params, response: { 201: accountInvitationSchema } },
      config: {
        who: 'owner',
        troubles: ['not-found', ...passphraseTroubles],
        about: 'A further link for an organizer who cannot come in. For the owner.',
      },
    },
    async (request, reply) => {
      const trouble =
        (await ownerTrouble(gate, request)) ?? (await gate.passphraseTrouble(request, null))
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      const renewed = await access.renewAccount(request.params.account)
      if (renewed === null) return sendTrouble(request, reply, { code: 'not-found' })
      await gate.note(request, 'link-made', { whom: renewed.account.id })
      return reply.code(201).send({ ...renewed, account: accountAnswer(renewed.account) })
    },
  )

  const revoked = {
    who: 'owner',
    troubles: ['not-found'],
    about: 'Takes an account back. For the owner.',
  } as const
  app.delete(
    '/api/accounts/:account',
    { schema: { params }, config: revoked },
    async (request, reply) => {
      const trouble = await ownerTrouble(gate, request)
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      if (!(await access.revokeAccount(request.params.account))) {
        return sendTrouble(request, reply, { code: 'not-found' })
      }
      await gate.note(request, 'account-revoked', { whom: request.params.account })
      return reply.code(204).send()
    },
  )
}
