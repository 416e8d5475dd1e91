import type { Names } from '@topcut/protocol/words'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from '../../desk/order.ts'
import { languageOf, refusalProblem, sendProblem, sendTrouble } from './problem.ts'

/** Shows what the desk did not grant. */
export const sendNotGranted = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Exclude<Answer, { kind: 'granted' }>,
  names: Partial<Names>,
) => {
  if (answer.kind === 'refused') {
    const language = languageOf(request)
    return sendProblem(reply, language, refusalProblem(language, answer.refusal, names))
  }
  return sendTrouble(
    request,
    reply,
    answer.kind === 'stale' ? { code: 'stale', revision: answer.revision } : { code: answer.kind },
  )
}
