import { languages } from '@topcut/protocol/words'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { shapes } from '../../pictures/canvas.ts'
import { openPngs } from '../../pictures/png/png-apart.ts'
import { sendTrouble } from '../problems/problem.ts'
import { toldIn } from '../shown/feed-answer.ts'
import { sendPacked } from '../shown/packed.ts'
import { isAskedAgain } from '../shown/sheet.ts'
import { openShownPictures, type Picture, pictured } from '../shown/shown-pictures.ts'
import { type Door, eventParams } from './door.ts'

const querystring = Type.Object({
  shape: Type.Optional(Type.Enum([...shapes])),
  language: Type.Optional(Type.Enum([...languages])),
  /** Of the event when a preview named the picture: chats keep what they have seen by its address. */
  version: Type.Optional(Type.String({ maxLength: 20 })),
})

const sending = { vary: 'accept-encoding, accept-language', kept: 'no-cache' }

/**
 * Pages anywhere may show it. A browser that opens it by itself runs nothing and loads nothing:
 * names in it were typed by strangers.
 */
const openToPages = async (_: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply.headers({
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
}

const sendPng = async (request: FastifyRequest, reply: FastifyReply, { pngTag, png }: Picture) => {
  const headers = { etag: pngTag, 'cache-control': sending.kept, vary: sending.vary }
  if (isAskedAgain(request, pngTag)) return reply.headers(headers).code(304).send()
  const drawn = await png()
  if (drawn === null) return sendTrouble(request, reply, { code: 'busy' })
  return reply.headers(headers).type('image/png').send(drawn)
}

const abouts = {
  standings:
    'The first places as a picture; before the first round is closed, how far the event is.',
  bracket: 'The bracket as a picture; before the cut, how far the event is.',
} as const

/** What is published as a picture for chats and link previews. For everybody. */
export const pictureRoutes = ({ app, shown }: Door): void => {
  const pngs = openPngs()
  app.addHook('onClose', pngs.close)
  const pictureOf = openShownPictures(pngs)

  for (const of of pictured) {
    for (const ending of ['svg', 'png'] as const) {
      app.get(
        `/api/events/:event/pictures/${of}.${ending}`,
        {
          schema: { params: eventParams, querystring },
          config: {
            who: 'everybody',
            about: `${abouts[of]} For everybody, and for pages of every origin.`,
            answersWith: ending === 'svg' ? 'image/svg+xml' : 'image/png',
          },
          onRequest: openToPages,
        },
        async (request, reply) => {
          const { event } = request.params
          const { shape = 'wide' } = request.query
          const now = await shown.now(event)
          if (now === null) return sendTrouble(request, reply, { code: 'no-such-event' })
          const { host = '' } = request.headers
          const picture = pictureOf(now, { event, of, shape, language: toldIn(request), host })
          return ending === 'svg'
            ? sendPacked(request, reply, picture.svg, sending)
            : sendPng(request, reply, picture)
        },
      )
    }
  }
}
