import type { Language } from '@topcut/protocol/words'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoreFault, StoreFaultCode } from '../../store/faults.ts'
import { languageOf, type Problem, sendProblem } from './problem.ts'
import { storeProblemWords } from './words/problem-words.ts'

/** 503 passes by itself; 507 needs somebody at the machine, and then the same is sent again. */
const statuses: { readonly [C in StoreFaultCode]: number } = {
  unavailable: 503,
  'disk-full': 507,
  'not-writable': 507,
  damaged: 500,
  'later-version': 500,
  'unknown-fact': 500,
  'no-copy': 500,
  'no-data': 500,
  'in-use': 409,
  'event-exists': 409,
  'not-an-export': 422,
  'damaged-file': 422,
}

/** What stands between Topcut and its data, without the paths and facts that only a log may name. */
export const storeProblem = (language: Language, { storeFault: code }: StoreFault): Problem => ({
  type: `urn:topcut:problem:${code}`,
  ...storeProblemWords[language][code],
  status: statuses[code],
  code,
})

export const sendStoreProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  fault: StoreFault,
) => {
  const language = languageOf(request)
  return sendProblem(reply, language, storeProblem(language, fault))
}
