import type { FastifyInstance } from 'fastify'
import { sendTrouble } from '../problems/problem.ts'
import { isOwnHost, isOwnOrigin } from './hosts.ts'

const reading = new Set(['GET', 'HEAD'])

/**
 * Only what this server sends is run, shown or asked. No `upgrade-insecure-requests`: over plain
 * HTTP in a hall it would leave every page blank.
 */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Turns away what other sites' pages make a browser send. */
export const guard = (
  app: FastifyInstance,
  listening: string,
  names: readonly string[] = [],
): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': contentPolicy,
    })
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    const { host, origin } = request.headers
    if (!isOwnHost(host, listening, names))
      return sendTrouble(request, reply, { code: 'unknown-host' })
    if (!reading.has(request.method) && !isOwnOrigin(origin, host)) {
      return sendTrouble(request, reply, { code: 'foreign-origin' })
    }
    return undefined
  })
}
