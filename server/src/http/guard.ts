import type { FastifyInstance } from 'fastify'
import { isOwnHost, isOwnOrigin } from './hosts.ts'
import { sendTrouble } from './problem.ts'

const reading = new Set(['GET', 'HEAD'])

/** Turns away what other sites' pages make a browser send; there is no sign-in yet to do so. */
export const guard = (app: FastifyInstance, listening: string): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "frame-ancestors 'none'",
    })
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    const { host, origin } = request.headers
    if (!isOwnHost(host, listening)) return sendTrouble(request, reply, { code: 'unknown-host' })
    if (!reading.has(request.method) && !isOwnOrigin(origin, host)) {
      return sendTrouble(request, reply, { code: 'foreign-origin' })
    }
    return undefined
  })
}
