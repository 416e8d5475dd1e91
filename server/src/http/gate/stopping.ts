import type { FastifyInstance } from 'fastify'
import { sendTrouble } from '../problems/problem.ts'

/**
 * What still comes in over open connections once the doors are closing is told so, in a sentence:
 * nothing new is begun on a store that is about to close.
 */
export const answerStopping = (app: FastifyInstance): void => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', async (request, reply) =>
    isClosing ? sendTrouble(request, reply, { code: 'stopping' }) : undefined,
  )
}
