import {
  type AccountAnswer,
  type GrantAnswer,
  ownNameSchema,
  passphraseSchema,
  type SessionAnswer,
  sessionSchema,
  signInSchema,
} from '@topcut/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account, Grant } from '../../access/grant.ts'
import type { Identity } from '../../access/identity.ts'
import { weaknessOf } from '../../access/passphrase/weakness.ts'
import { deviceToken, endSession, sessionToken, setDevice, setSession } from '../gate/cookie.ts'
import { isOnTheMachine } from '../gate/grave.ts'
import { seenIn } from '../gate/seen.ts'
import { sendTrouble } from '../problems/problem.ts'
import type { Trouble } from '../problems/trouble.ts'
import { type Door, smallBody } from './door.ts'

export const accountAnswer = (account: Account): AccountAnswer => ({
  id: account.id,
  kind: account.kind,
  label: account.label,
  name: account.name ?? null,
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

const isLeader = ({ player }: Grant): boolean => player === null

/** Coming in, being known, and going out. */
export const sessionRoutes = ({ app, gate }: Door): void => {
  const { access } = gate

  const remember = async (request: FastifyRequest, reply: FastifyReply, account: string) => {
    const token = await access.devices.remember(deviceToken(request), account)
    // Not answered with: whoever waits for a reply waits until it is sent.
    setDevice(request, reply, token)
  }

  app.get(
    '/api/session',
    {
      schema: { response: { 200: sessionSchema } },
      config: { who: 'everybody', about: 'Who sends this, as far as the server knows.' },
    },
    async (request) => {
      await access.see(sessionToken(request), seenIn(request))
      return sessionAnswer(await gate.whoIs(request))
    },
  )

  // A page sends the token on: messengers that look at a link must not spend it.
  app.post(
    '/api/session',
    {
      bodyLimit: smallBody,
      schema: { body: signInSchema, response: { 200: sessionSchema } },
      config: {
        who: 'everybody',
        troubles: ['link-not-open', 'link-elsewhere', 'wrong-sign-in', 'too-many-tries'],
        about: 'Comes in by the token of a link, or by name and passphrase.',
      },
    },
    async (request, reply) => {
      const before = sessionToken(request)
      const seen = seenIn(request)
      const { body } = request
      let session: string | null = null
      if ('token' in body) {
        const { token, browser = null } = body
        const beyond = gate.openingTrouble(token)
        if (beyond !== null) return sendTrouble(request, reply, beyond)
        session = await access.redeem(token, before, { seen, browser })
        if (session === null) {
          await gate.note(request, 'link-refused')
          const code = (await access.isElsewhere(token)) ? 'link-elsewhere' : 'link-not-open'
          return sendTrouble(request, reply, { code })
        }
      } else {
        const isRight = async () => {
          session = await access.signIn(body, before, seen)
          return session !== null
        }
        const guessed = await access.guessedAt(body.name)
        const trouble = await gate.tried(request, guessed, isRight, 'wrong-sign-in')
        if (trouble !== null) return sendTrouble(request, reply, trouble)
      }
      if (session !== null) setSession(request, reply, session)
      const identity = await access.whoIs(session)
      // Not by a link: a thief with a cookie and a link of their own would stay known.
      if ('passphrase' in body && identity.account !== null)
        await remember(request, reply, identity.account.id)
      const latest = identity.grants.at(-1)
      const by = identity.account?.id ?? latest?.id ?? null
      // Of players there are hundreds, and the log of the event tells of them.
      if (identity.account !== null || (latest !== undefined && isLeader(latest)))
        await gate.note(request, 'token' in body ? 'link-opened' : 'signed-in', { by })
      return reply.send(sessionAnswer(identity))
    },
  )

  app.delete(
    '/api/session',
    { config: { who: 'everybody', about: 'Goes out again.' } },
    async (request, reply) => {
      const session = sessionToken(request)
      if (session !== null) {
        const { account, grants } = await gate.whoIs(request)
        if (account !== null || grants.some(isLeader)) await gate.note(request, 'signed-out')
        await access.signOut(session)
      }
      endSession(request, reply)
      return reply.code(204).send()
    },
  )

  /**
   * Whether whoever asks may choose for the account: a stolen cookie alone is not enough, before
   * the first passphrase as little as after it.
   */
  const proofTrouble = async (
    request: FastifyRequest,
    account: Account,
    { current = '', token }: { readonly current?: string; readonly token?: string },
  ): Promise<Trouble | null> => {
    if (token !== undefined && (await access.isLinkTo(account.id, token))) return null
    if (account.passphrase !== null)
      return gate.tried(request, account.id, () => access.isPassphraseOf(account.id, current))
    return isOnTheMachine(request) ? null : { code: 'link-needed' }
  }

  const nameTrouble = async (account: Account, name: string): Promise<Trouble | null> =>
    (await access.isNameTaken(account.id, name)) ? { code: 'name-taken' } : null

  app.put(
    '/api/session/name',
    {
      bodyLimit: smallBody,
      schema: { body: ownNameSchema },
      config: {
        who: 'accounts',
        troubles: ['name-taken', 'link-needed', 'wrong-passphrase', 'too-many-tries'],
        about: 'Chooses the name that is typed beside the passphrase.',
      },
    },
    async (request, reply) => {
      const { account } = await gate.whoIs(request)
      if (account === null) return sendTrouble(request, reply, { code: 'sign-in-needed' })
      const name = request.body.name.trim()
      const trouble =
        (await proofTrouble(request, account, request.body)) ?? (await nameTrouble(account, name))
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      await access.setName(account.id, name)
      await gate.note(request, 'name-chosen')
      return reply.code(204).send()
    },
  )

  app.put(
    '/api/session/passphrase',
    {
      bodyLimit: smallBody,
      schema: { body: passphraseSchema },
      config: {
        who: 'accounts',
        troubles: [
          'name-needed',
          'name-taken',
          'weak-passphrase',
          'link-needed',
          'wrong-passphrase',
          'too-many-tries',
        ],
        about:
          'Chooses the passphrase of the account that is signed in; it is signed out everywhere else.',
      },
    },
    async (request, reply) => {
      const { account } = await gate.whoIs(request)
      if (account === null) return sendTrouble(request, reply, { code: 'sign-in-needed' })
      const { passphrase } = request.body
      const name = (request.body.name ?? account.name)?.trim()
      if (name === undefined) return sendTrouble(request, reply, { code: 'name-needed' })
      const weakness = weaknessOf(passphrase, [account.label, name])
      if (weakness !== null)
        return sendTrouble(request, reply, { code: 'weak-passphrase', weakness })
      const trouble =
        (await proofTrouble(request, account, request.body)) ?? (await nameTrouble(account, name))
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      await access.setName(account.id, name)
      const session = await access.setPassphrase(account.id, passphrase, sessionToken(request))
      if (session !== null) setSession(request, reply, session)
      await remember(request, reply, account.id)
      await gate.note(request, 'passphrase-chosen')
      return reply.code(204).send()
    },
  )
}
