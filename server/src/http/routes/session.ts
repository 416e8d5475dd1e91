import {
  type AccountAnswer,
  type GrantAnswer,
  passphraseSchema,
  type SessionAnswer,
  sessionSchema,
  signInSchema,
} from '@topcut/protocol'
import type { Account, Grant } from '../../access/grant.ts'
import type { Identity } from '../../access/identity.ts'
import { weaknessOf } from '../../access/weakness.ts'
import { endSession, sessionToken, setSession } from '../gate/cookie.ts'
import { sendTrouble } from '../problems/problem.ts'
import { type Door, smallBody } from './door.ts'

export const accountAnswer = (account: Account): AccountAnswer => ({
  id: account.id,
  kind: account.kind,
  label: account.label,
  hasPassphrase: account.passphrase !== null,
  createdAt: account.createdAt,
  isRevoked: account.revokedAt !== null,
})

export const grantAnswer = ({ revokedAt, ...grant }: Grant): GrantAnswer => ({
  ...grant,
  isRevoked: revokedAt !== null,
})

const sessionAnswer = ({ account, grants }: Identity): SessionAnswer => ({
  account: account === null ? null : accountAnswer(account),
  grants: grants.map(grantAnswer),
})

/** Coming in, being known, and going out. */
export const sessionRoutes = ({ app, gate }: Door): void => {
  const { access } = gate
  app.get(
    '/api/session',
    {
      schema: { response: { 200: sessionSchema } },
      config: { about: 'Who sends this, as far as the server knows.' },
    },
    async (request) => sessionAnswer(await gate.whoIs(request)),
  )

  // A page sends the token on: messengers that look at a link must not spend it.
  app.post(
    '/api/session',
    {
      bodyLimit: smallBody,
      schema: { body: signInSchema, response: { 200: sessionSchema } },
      config: { about: 'Comes in by the token of a link, or by the passphrase.' },
    },
    async (request, reply) => {
      const before = sessionToken(request)
      let session: string | null = null
      if ('token' in request.body) {
        session = await access.redeem(request.body.token, before)
        if (session === null) return sendTrouble(request, reply, { code: 'link-not-open' })
      } else {
        const { passphrase } = request.body
        const isRight = async () => {
          session = await access.signIn(passphrase, before)
          return session !== null
        }
        const wrong = { code: 'wrong-passphrase' } as const
        const trouble = await gate.tried(`sign-in ${request.ip}`, isRight, wrong)
        if (trouble !== null) return sendTrouble(request, reply, trouble)
      }
      if (session !== null) setSession(request, reply, session)
      return reply.send(sessionAnswer(await access.whoIs(session)))
    },
  )

  app.delete('/api/session', { config: { about: 'Goes out again.' } }, async (request, reply) => {
    const session = sessionToken(request)
    if (session !== null) await access.signOut(session)
    endSession(request, reply)
    return reply.code(204).send()
  })

  app.put(
    '/api/session/passphrase',
    {
      bodyLimit: smallBody,
      schema: { body: passphraseSchema },
      config: {
        about:
          'Chooses the passphrase of the account that is signed in; it is signed out everywhere else.',
      },
    },
    async (request, reply) => {
      const { account } = await gate.whoIs(request)
      if (account === null) return sendTrouble(request, reply, { code: 'sign-in-needed' })
      const { passphrase, current = '' } = request.body
      const weakness = weaknessOf(passphrase, [account.label])
      if (weakness !== null)
        return sendTrouble(request, reply, { code: 'weak-passphrase', weakness })
      if (account.passphrase !== null) {
        const isRight = () => access.isPassphraseOf(account.id, current)
        const wrong = { code: 'wrong-passphrase' } as const
        const trouble = await gate.tried(`passphrase ${account.id}`, isRight, wrong)
        if (trouble !== null) return sendTrouble(request, reply, trouble)
      }
      const session = await access.setPassphrase(account.id, passphrase, sessionToken(request))
      if (session !== null) setSession(request, reply, session)
      return reply.code(204).send()
    },
  )
}
