import type { FastifyInstance } from 'fastify'

/** One answered request. Ids only: no names, no tokens, nothing of what was sent. */
export type RequestLine = {
  readonly at: string
  readonly method: string
  /** The pattern of the address, not the address. */
  readonly route: string
  readonly status: number
  readonly ms: number
  readonly event?: string
}

export const tellRequests = (app: FastifyInstance, tell: (line: RequestLine) => void): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { event } = (request.params ?? {}) as { readonly event?: string }
    tell({
      at: new Date().toISOString(),
      method: request.method,
      route: request.routeOptions.url ?? '',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(event === undefined ? {} : { event }),
    })
  })
}
