import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { expositionType } from '../../metrics/exposition.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { bearerToken } from '../gate/bearer.ts'
import { isOwnHost } from '../gate/hosts.ts'
import type { Door } from './door.ts'

export type ShownMetrics = {
  readonly text: Metrics['text']
  /** With which it is read from elsewhere; null: from this machine alone. */
  readonly token: string | null
}

const loopback = /^(127\.|::1$|::ffff:127\.)/
const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const

/**
 * Asked on this machine, for this machine. What a proxy here hands on comes from here as well: it
 * gives itself away by what it adds, or by the name that was asked for.
 */
const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  loopback.test(socket.remoteAddress ?? '') &&
  forwarded.every((name) => headers[name] === undefined) &&
  isOwnHost(headers.host, 'localhost')

const isSame = (sent: string | null, token: string): boolean =>
  sent !== null && timingSafeEqual(hash('sha256', sent, 'buffer'), hash('sha256', token, 'buffer'))

/** Numbers about the server for Prometheus. For strangers there is nothing at this address. */
export const metricsRoutes = ({ app, desk }: Door, metrics?: ShownMetrics): void => {
  if (metrics === undefined) return
  const { text, token } = metrics
  app.get('/metrics', { exposeHeadRoute: false }, async (request, reply) => {
    const mayRead = isFromHere(request) || (token !== null && isSame(bearerToken(request), token))
    if (!mayRead) return reply.callNotFound()
    return reply
      .type(expositionType)
      .header('cache-control', 'no-store')
      .serializer(String)
      .send(await text(desk.list))
  })
}
