import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isStoreFault, type StoreFaultCode } from '../store/faults.ts'
import { isMalformed } from './parse.ts'
import { sendTrouble } from './problem.ts'
import type { Trouble } from './problem-words.ts'

/** Where faults of the program are told; answers never show them. */
export type Report = (fault: unknown, where: string) => void

/** What passes, or what whoever runs the machine can put right while people send again. */
const passing: readonly StoreFaultCode[] = ['unavailable', 'disk-full', 'not-writable']

const troubleOf = (fault: unknown): Trouble => {
  if (isStoreFault(fault) && passing.includes(fault.storeFault)) return { code: 'not-stored' }
  if (isMalformed(fault)) return { code: 'malformed', fault: fault.fault }
  const status = (fault as { readonly statusCode?: unknown } | null)?.statusCode
  if (status === 404) return { code: 'not-found' }
  if (status === 413) return { code: 'too-large' }
  if (status === 415) return { code: 'wrong-content-type' }
  if (status === 400) return { code: 'not-json' }
  return { code: 'fault' }
}

/** The one place where whatever went wrong becomes an answer: a sentence, never a stack trace. */
export const answerTroubles = (app: FastifyInstance, report: Report): void => {
  app.setErrorHandler((fault: unknown, request: FastifyRequest, reply) => {
    const trouble = troubleOf(fault)
    if (trouble.code === 'fault' || trouble.code === 'not-stored') {
      report(fault, `${request.method} ${request.routeOptions.url ?? ''}`)
    }
    return sendTrouble(request, reply, trouble)
  })
}
