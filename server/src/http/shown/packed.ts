import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isAskedAgain } from './sheet.ts'

/** Something large that stays as it is, made small once for however many ask. */
export type Packed = {
  readonly etag: string
  readonly type: string
  readonly as: { readonly [E in Encoding]: Buffer }
}

type Encoding = 'br' | 'gzip' | 'identity'

const jsonType = 'application/json; charset=utf-8'

export const pack = (content: unknown): Packed =>
  packText(JSON.stringify(content), jsonType, constants.BROTLI_MAX_QUALITY)

/** What is another text with the next result takes no longer to be packed than to be sent. */
export const packText = (text: string, type: string, quality = 5): Packed => {
  const hash = createHash('sha256').update(text).digest('base64url')
  const identity = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
  }
  return {
    etag: `W/"${hash.slice(0, 22)}"`,
    type,
    as: { br: brotliCompressSync(identity, { params }), gzip: gzipSync(identity), identity },
  }
}

/** `br;q=0` says that it is not wanted. */
const encodingFor = ({ headers }: FastifyRequest): Encoding => {
  const wanted = `${headers['accept-encoding'] ?? ''}`
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';', 1)[0])
  if (wanted.includes('br')) return 'br'
  return wanted.includes('gzip') ? 'gzip' : 'identity'
}

type Sending = { readonly vary: string; readonly kept: string }
const usual: Sending = { vary: 'accept-encoding', kept: 'no-cache' }

export const sendPacked = (
  request: FastifyRequest,
  reply: FastifyReply,
  packed: Packed,
  { vary, kept }: Sending = usual,
) => {
  reply.header('etag', packed.etag).header('cache-control', kept).header('vary', vary)
  if (isAskedAgain(request, packed.etag)) return reply.code(304).send()
  const encoding = encodingFor(request)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.header('content-type', packed.type).send(packed.as[encoding])
}
