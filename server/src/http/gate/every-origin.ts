import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const open = {
  'access-control-allow-origin': '*',
  // Else a script could not send the tag back that it was given.
  'access-control-expose-headers': 'etag',
  'cross-origin-resource-policy': 'cross-origin',
}

/** What a browser asks before it lets a page send more than it sends by itself. */
const asked = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'accept-language, if-none-match',
  'access-control-max-age': '86400',
}

const day = 'public, max-age=86400'

/**
 * Pages anywhere may read what everybody may see, and the trouble instead of it. For all origins,
 * so browsers send no cookie along: a hidden event stays hidden.
 */
export const openToPages = async (_: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply.headers(open)
}

/** Answers a browser that asks first, the same whether there is such an event or not. */
export const answerAsked = (app: FastifyInstance, url: string): void => {
  app.options(url, {
    config: { forEveryOrigin: true },
    onRequest: async (_, reply) =>
      reply
        .headers({ ...open, ...asked, 'cache-control': day })
        .code(204)
        .send(),
    handler: async () => undefined,
  })
}
