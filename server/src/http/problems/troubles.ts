import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isStoreFault } from '../../store/faults.ts'
import { isMalformed } from '../gate/parse.ts'
import { sendTrouble } from './problem.ts'
import { sendStoreProblem } from './store-problems.ts'
import type { Trouble } from './trouble.ts'

/** Where faults of the program are told; answers never show them. */
export type Report = (fault: unknown, where: string) => void

const troubleOf = (fault: unknown): Trouble => {
  if (isMalformed(fault)) return { code: 'malformed', fault: fault.fault }
  const status = (fault as { readonly statusCode?: unknown } | null)?.statusCode
  // 403: a file under another spelling of its name, where a disk takes one for the other.
  if (status === 403 || status === 404) return { code: 'not-found' }
  // A program that wants a page only in a version it names.
  if (status === 412) return { code: 'not-as-asked' }
  if (status === 413) return { code: 'too-large' }
  if (status === 415) return { code: 'wrong-content-type' }
  if (status === 400) return { code: 'not-json' }
  return { code: 'fault' }
}

/** The one place where whatever went wrong becomes an answer: a sentence, never a stack trace. */
export const answerTroubles = (app: FastifyInstance, report: Report): void => {
  app.setErrorHandler((fault: unknown, request: FastifyRequest, reply) => {
    const trouble = troubleOf(fault)
    const isOfTheStore = isStoreFault(fault)
    if (isOfTheStore || trouble.code === 'fault') {
      report(fault, `${request.method} ${request.routeOptions.url ?? ''}`)
    }
    if (isOfTheStore) return sendStoreProblem(request, reply, fault)
    return sendTrouble(request, reply, trouble)
  })
}
