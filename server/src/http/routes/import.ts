import { importedSchema } from '@topcut/protocol'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { exportFileSchema } from '../../store/backup/exported-shape.ts'
import { isStoreFault, type StoreFaultCode } from '../../store/faults.ts'
import { languageOf, sendProblem, sendTrouble } from '../problems/problem.ts'
import { storeProblem } from '../problems/store-problems.ts'
import type { App, Door } from './door.ts'
import { ownUnowned } from './events.ts'

/** Several times what two thousand players leave behind in a day. */
const largestFile = 64 * 1024 * 1024

/** What can be wrong with the file; everything else is wrong here and is told as such. */
const ofTheFile: { readonly [C in StoreFaultCode]?: number } = {
  'not-an-export': 422,
  'damaged-file': 422,
  'bad-event': 422,
  'later-version': 422,
  'unknown-fact': 422,
  'event-exists': 409,
}

/**
 * An exported file, taken in. In a scope of its own, because only here a body stays the text it
 * is: a file that was cut off half-way is told from one that was never Topcut's.
 */
export const importRoutes = ({ app, desk, gate }: Door): void => {
  const accountOf = async (request: FastifyRequest) => (await gate.whoIs(request)).account

  app.register(async (scope: App) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_: FastifyRequest, text: string) => text,
    )
    scope.post(
      '/api/events/import',
      {
        bodyLimit: largestFile,
        schema: {
          body: Type.Unsafe<string>(exportFileSchema),
          response: { 200: importedSchema },
        },
        // The file is proved as a whole, its digest included.
        validatorCompiler: () => (value: unknown) => ({ value }),
        config: {
          who: 'accounts',
          programs: true,
          about:
            'Takes the events of an exported file in, all or none; whoever does so owns them. For accounts.',
        },
        // Before the body is read: nobody else makes the server hold so much.
        onRequest: async (request, reply) => {
          if ((await accountOf(request)) !== null) return undefined
          return sendTrouble(request, reply, await gate.strangerTrouble(request))
        },
      },
      async (request, reply) => {
        const account = await accountOf(request)
        if (account === null)
          return sendTrouble(request, reply, await gate.strangerTrouble(request))
        try {
          const events = await desk.takeIn(request.body)
          for (const event of events) await ownUnowned(gate, event, account.id)
          return reply.send({ events })
        } catch (fault) {
          const status = isStoreFault(fault) ? ofTheFile[fault.storeFault] : undefined
          if (!isStoreFault(fault) || status === undefined) throw fault
          const language = languageOf(request)
          return sendProblem(reply, language, { ...storeProblem(language, fault), status })
        }
      },
    )
  })
}
