import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A view ready to be sent, however often it is asked for. */
export type Sheet = { readonly etag: string; readonly body: string }

/**
 * The tag goes by what is shown, not by the version: what has not changed is not sent again only
 * because something else has. Weak, as bodies of the same content may name different versions.
 */
export const sheetOf = (audience: string, version: number, view: unknown): Sheet => {
  const content = JSON.stringify(view)
  const hash = createHash('sha256').update(`${audience} ${content}`).digest('base64url')
  return {
    etag: `W/"${audience}-${hash.slice(0, 16)}"`,
    body: `{"version":${version},"view":${content}}`,
  }
}

const strong = (etag: string): string => etag.replace(/^W\//, '')

/** Whether the browser holds the same already. */
export const isAskedAgain = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .some((one) => ['*', strong(etag)].includes(strong(one.trim())))

export const sendSheet = (
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, body }: Sheet,
  audience: 'public' | 'private',
) => {
  reply.header('etag', etag)
  // Kept, but never shown without asking whether it is still right.
  reply.header('cache-control', audience === 'public' ? 'no-cache' : 'private, no-cache')
  if (isAskedAgain(request, etag)) return reply.code(304).send()
  return reply.header('content-type', 'application/json; charset=utf-8').send(body)
}
