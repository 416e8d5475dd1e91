import { isLanguage, type Language, languages } from '@topcut/protocol/words'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { languageOf } from '../problems/problem.ts'
import { type Packed, sendPacked } from './packed.ts'

/** Programs that fetch a calendar seldom say which language their people read. */
export const inLanguage = Type.Object({ language: Type.Optional(Type.Enum([...languages])) })

export const toldIn = (request: FastifyRequest): Language => {
  const { language } = request.query as { readonly language?: string }
  return isLanguage(language) ? language : languageOf(request)
}

export const addressOf = ({ protocol, headers }: FastifyRequest): string =>
  `${protocol}://${headers.host ?? ''}`

/**
 * Many who ask in the same few seconds are answered by whatever stands in between. Not of a hidden
 * event: the next one who asks there may be a stranger.
 */
const keptFor = { public: 'public, max-age=5', private: 'private, no-cache' } as const

/** Data are the same in every language; trouble is told in the reader's, and so are titles. */
export const sendFeed = (
  request: FastifyRequest,
  reply: FastifyReply,
  packed: Packed,
  audience: keyof typeof keptFor,
) =>
  sendPacked(request, reply, packed, {
    vary: packed.type.startsWith('application/json')
      ? 'accept-encoding'
      : 'accept-encoding, accept-language',
    kept: keptFor[audience],
  })
