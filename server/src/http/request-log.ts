import type { FastifyInstance, FastifyRequest } from 'fastify'

/** One answered request. Ids only: no names, no tokens, nothing of what was sent. */
export type RequestLine = {
  readonly at: string
  readonly method: string
  /** The pattern of the address, not the address. */
  readonly route: string
  readonly status: number
  readonly ms: number
  readonly event?: string
  /** The address it came from; a hall sits behind one. */
  readonly from: string
  /** The account or grant that sent it, where that had to be known. */
  readonly by?: string
}

export const tellRequests = (
  app: FastifyInstance,
  knownAs: (request: FastifyRequest) => Promise<string | undefined>,
  tell: (line: RequestLine) => void,
): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { event } = (request.params ?? {}) as { readonly event?: string }
    // Who cannot be looked up has been told so; the line must not be missing for it.
    const by = await knownAs(request).catch(() => undefined)
    tell({
      at: new Date().toISOString(),
      method: request.method,
      route: request.routeOptions.url ?? '',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(event === undefined ? {} : { event }),
      from: request.ip,
      ...(by === undefined ? {} : { by }),
    })
  })
}
