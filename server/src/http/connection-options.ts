import type { FastifyHttpOptions, RawServerDefault } from 'fastify'
import type { Tls } from '../tls/tls.ts'
import type { Deadlines } from './deadlines.ts'
import { tlsServer } from './tls-server.ts'

/** Somebody who sends a byte now and then must not hold on to a connection for ever. */
export const connectionOptions = (
  deadlines: Deadlines,
  tls?: Tls,
): FastifyHttpOptions<RawServerDefault> => {
  const { headers, request, silence, idle, look } = deadlines
  if (tls !== undefined)
    return { serverFactory: (handler) => tlsServer(tls.pair, deadlines, handler) }
  return {
    requestTimeout: request,
    connectionTimeout: silence,
    keepAliveTimeout: idle,
    // Twice: Node compares the two where the server is made, before the first of them is set.
    http: {
      requestTimeout: request,
      headersTimeout: headers,
      connectionsCheckingInterval: look,
    },
  }
}
