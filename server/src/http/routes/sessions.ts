import { sessionListSchema } from '@topcut/protocol'
import Type from 'typebox'
import { sessionToken } from '../gate/cookie.ts'
import { sendTrouble } from '../problems/problem.ts'
import type { Door } from './door.ts'

const params = Type.Object({ session: Type.String() })

/** Where else an account is signed in, and an end to that. */
export const sessionListRoutes = ({ app, gate }: Door): void => {
  const { access } = gate

  app.get(
    '/api/sessions',
    {
      schema: { response: { 200: sessionListSchema } },
      config: { who: 'accounts', about: 'The browsers in which the account is signed in.' },
    },
    async (request, reply) => {
      const { account } = await gate.whoIs(request)
      if (account === null) return sendTrouble(request, reply, { code: 'sign-in-needed' })
      const sessions = await access.sessions(account.id, sessionToken(request))
      return reply.send({ sessions })
    },
  )

  app.delete(
    '/api/sessions/:session',
    {
      schema: { params },
      config: {
        who: 'accounts',
        troubles: ['not-found'],
        about: 'Signs the account out in one browser.',
      },
    },
    async (request, reply) => {
      const { account } = await gate.whoIs(request)
      if (account === null) return sendTrouble(request, reply, { code: 'sign-in-needed' })
      if (!(await access.endSession(account.id, request.params.session)))
        return sendTrouble(request, reply, { code: 'not-found' })
      await gate.note(request, 'session-ended')
      return reply.code(204).send()
    },
  )

  app.delete(
    '/api/sessions',
    { config: { who: 'accounts', about: 'Signs the account out in every browser but this one.' } },
    async (request, reply) => {
      const { account } = await gate.whoIs(request)
      if (account === null) return sendTrouble(request, reply, { code: 'sign-in-needed' })
      await access.endOtherSessions(account.id, sessionToken(request))
      await gate.note(request, 'sessions-ended')
      return reply.code(204).send()
    },
  )
}
