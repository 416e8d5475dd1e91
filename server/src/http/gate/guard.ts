import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Tls } from '../../tls/tls.ts'
import { sendTrouble } from '../problems/problem.ts'
import { bearerToken } from './bearer.ts'
import { moveSession } from './cookie.ts'
import type { FramingOf } from './framing.ts'
import { isOwnHost, isOwnOrigin } from './hosts.ts'

const reading = new Set(['GET', 'HEAD'])

/**
 * Only what this server sends is run, shown or asked. No `upgrade-insecure-requests`: over plain
 * HTTP in a hall it would leave every page blank.
 */
const contentPolicy = (framedBy: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')

/** Half a year. Other services of the same name below it are none of our business. */
const strictTransport = `max-age=${180 * 24 * 60 * 60}`

type Guarded = {
  /** What the server listens on, and the other names it is known by. */
  readonly host: string
  readonly names: readonly string[]
  readonly tls: Tls | undefined
  readonly framingOf: FramingOf
}

/**
 * Who typed an address without `https` is sent on; a program is told. Never for good (301, 308): a
 * phone that kept it could not come in on a day without TLS.
 */
const sendToTls = (request: FastifyRequest, reply: FastifyReply) => {
  reply.header('connection', 'close')
  const isPage = reading.has(request.method) && !request.url.startsWith('/api')
  return isPage && request.url.startsWith('/')
    ? reply.redirect(`https://${request.headers.host}${request.url}`, 307)
    : sendTrouble(request, reply, { code: 'tls-needed' })
}

/** Turns away what other sites' pages make a browser send, and what comes in the clear. */
export const guard = (app: FastifyInstance, guarded: Guarded): void => {
  const { host: listening, names, tls, framingOf } = guarded
  // A browser that was told to insist could no longer go on past the warning of a self-made one.
  const isStrict = tls?.isGiven === true && tls.fingerprint() === null
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': contentPolicy(await framingOf(request.url)),
    })
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    const { host, origin } = request.headers
    if (!isOwnHost(host, listening, names))
      return sendTrouble(request, reply, { code: 'unknown-host' })
    if (tls !== undefined && request.protocol !== 'https') return sendToTls(request, reply)
    if (isStrict) reply.header('strict-transport-security', strictTransport)
    moveSession(request, reply)
    const isOpen =
      reading.has(request.method) ||
      request.routeOptions.config.forEveryOrigin === true ||
      // A browser sends no token of a program by itself, whatever page it shows.
      bearerToken(request) !== null
    if (!isOpen && !isOwnOrigin(origin, host)) {
      return sendTrouble(request, reply, { code: 'foreign-origin' })
    }
    return undefined
  })
}
