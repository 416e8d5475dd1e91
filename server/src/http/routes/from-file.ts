import { createHash } from 'node:crypto'
import {
  createdSchema,
  fileLookQuerySchema,
  fileLookSchema,
  fromFileQuerySchema,
} from '@topcut/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { isOwnerOf, leaderOf } from '../../access/identity.ts'
import { eventIdFor } from '../../desk/event-id.ts'
import type { Clock } from '../../desk/ports.ts'
import type { FileAnswer } from '../files/file-job.ts'
import { openFiles } from '../files/files-apart.ts'
import { validatorCompiler } from '../gate/parse.ts'
import { languageOf, sendProblem, sendTrouble } from '../problems/problem.ts'
import { problemWords } from '../problems/words/problem-words.ts'
import type { App, Door } from './door.ts'
import { ownUnowned } from './events.ts'

/** Many times what three hundred players leave in any tool, lists and all. */
const largestFile = 8 * 1024 * 1024

/** Bytes have no form that could be checked; what is said about them has. */
const bytesAsTheyAre: typeof validatorCompiler = (part) =>
  part.httpPart === 'body' ? (value: unknown) => ({ value }) : validatorCompiler(part)

const bytesSchema = Type.Unsafe<Buffer>(Type.String({ format: 'binary' }))

/**
 * Files of other tools: looked at, and made an event of. In a scope of its own, because only here a
 * body is whatever bytes the file has.
 */
export const fromFileRoutes = ({ app, desk, gate, luck }: Door, clock: Clock): void => {
  const files = openFiles()
  app.addHook('onClose', files.close)
  const accountOf = async (request: FastifyRequest) => (await gate.whoIs(request)).account

  /** Before the body is read: nobody else makes the server hold so much. */
  const forAccounts = async (request: FastifyRequest, reply: FastifyReply) => {
    if ((await accountOf(request)) !== null) return undefined
    return sendTrouble(request, reply, await gate.strangerTrouble(request))
  }

  const sendNotRead = (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: Extract<FileAnswer, { kind: 'refused' }> | 'too-much',
  ) => {
    if (answer === 'too-much') return sendTrouble(request, reply, { code: 'too-large' })
    const { code, detail } = answer
    const language = languageOf(request)
    const title = problemWords[language].fileRefused
    const type = `urn:topcut:problem:${code}`
    return sendProblem(reply, language, { type, title, status: 422, detail, code })
  }

  const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

  /** Own events that came from these very bytes. */
  const already = async (request: FastifyRequest, digest: string) => {
    const [all, identity] = await Promise.all([desk.list(), gate.whoIs(request)])
    const same = all.flatMap(({ event, created }) =>
      created?.cameFrom?.digest === digest ? [{ event, name: created.name }] : [],
    )
    const owned = await Promise.all(
      same.map(async (one) =>
        isOwnerOf(identity, await gate.access.ownerOf(one.event)) ? [one] : [],
      ),
    )
    return owned.flat()
  }

  app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer' },
      async (_: FastifyRequest, bytes: Buffer) => bytes,
    )

    scope.post(
      '/api/files',
      {
        bodyLimit: largestFile,
        schema: {
          querystring: fileLookQuerySchema,
          body: bytesSchema,
          response: { 200: fileLookSchema },
        },
        config: {
          who: 'accounts',
          takes: 'application/octet-stream',
          troubles: ['refused'],
          about:
            'Reads a file of any tool: what it is, what it says against itself, what would be lost. Nothing is kept.',
        },
        validatorCompiler: bytesAsTheyAre,
        onRequest: forAccounts,
      },
      async (request, reply) => {
        const { file = '', regulation = null } = request.query
        const bytes = new Uint8Array(request.body ?? [])
        const digest = digestOf(bytes)
        const language = languageOf(request)
        const answer = await files.read({ kind: 'look', bytes, file, regulation, language })
        if (answer === 'too-much' || answer.kind === 'refused')
          return sendNotRead(request, reply, answer)
        if (answer.kind !== 'look') throw new Error('answered otherwise')
        return reply.send({ ...answer.look, already: await already(request, digest) })
      },
    )

    scope.post(
      '/api/events/from-file',
      {
        bodyLimit: largestFile,
        schema: {
          querystring: fromFileQuerySchema,
          body: bytesSchema,
          response: { 201: createdSchema },
        },
        config: {
          who: 'accounts',
          takes: 'application/octet-stream',
          troubles: ['refused'],
          about:
            'Makes an event of a file of any tool, finished or to be played on; whoever does so owns it.',
        },
        validatorCompiler: bytesAsTheyAre,
        onRequest: forAccounts,
      },
      async (request, reply) => {
        const account = await accountOf(request)
        if (account === null)
          return sendTrouble(request, reply, await gate.strangerTrouble(request))
        const { file = '', regulation = null, way, name, date, rounds, cut = '0' } = request.query
        const bytes = new Uint8Array(request.body ?? [])
        const answer = await files.read({
          ...{ kind: 'take', bytes, file, regulation, way, name, date },
          plan: rounds === undefined ? null : { rounds: Number(rounds), cut: Number(cut) },
          language: languageOf(request),
          event: eventIdFor(luck()),
          by: { role: 'organizer', leader: leaderOf(account) },
          at: clock(),
          digest: digestOf(bytes),
          luck: luck(),
        })
        if (answer === 'too-much' || answer.kind === 'refused')
          return sendNotRead(request, reply, answer)
        if (answer.kind !== 'whole') throw new Error('answered otherwise')
        const { event, entries } = answer.whole
        if ((await desk.takeWhole(answer.whole)) === 'taken')
          return sendTrouble(request, reply, { code: 'busy' })
        await ownUnowned(gate, event, account.id)
        // What is over is there to be looked at.
        if (way === 'finished')
          await gate.access.keeping.set(event, { isHidden: false, isArchived: true })
        return reply
          .code(201)
          .header('location', `/api/events/${event}`)
          .send({ event, version: entries.length })
      },
    )
  })
}
