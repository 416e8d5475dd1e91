import type { OutgoingHttpHeaders } from 'node:http'
import Type from 'typebox'
import { type LiveStream, openLiveStream } from '../live-stream.ts'
import { malformed } from '../parse.ts'
import { sendTrouble } from '../problem.ts'
import { type Door, eventParams } from './door.ts'

const numberText = Type.String({ pattern: '^\\d{1,15}$' })

/** Live updates as Server-Sent Events: facts as they are stored, names as they change. */
export const liveRoutes = ({ app, desk }: Door, heartbeat: number): void => {
  const open = new Set<LiveStream>()
  const beat = setInterval(() => {
    for (const stream of open) stream.beat()
  }, heartbeat)
  beat.unref()

  // Before the server waits for its connections to end: these would never end by themselves.
  app.addHook('preClose', async () => {
    clearInterval(beat)
    for (const stream of open) stream.end()
  })

  app.get(
    '/api/events/:event/live',
    {
      exposeHeadRoute: false,
      schema: {
        params: eventParams,
        querystring: Type.Object({ after: Type.Optional(numberText) }),
      },
    },
    async (request, reply) => {
      const { event } = request.params
      const last = request.headers['last-event-id'] || undefined
      if (last !== undefined && !/^\d{1,15}$/.test(`${last}`)) {
        throw malformed({ field: 'Last-Event-ID', fault: 'form' })
      }
      const after = Number(last ?? request.query.after ?? 0)
      const held = await desk.load(event)
      if (held === null) return sendTrouble(request, reply, { code: 'no-such-event' })
      // Someone who has seen more than there is must begin anew instead of waiting for ever.
      const version = held.log.length
      if (after > version) return sendTrouble(request, reply, { code: 'stale', revision: version })

      reply.hijack()
      const out = reply.raw
      out.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      const stream = openLiveStream(desk, event, after, out)
      open.add(stream)
      out.on('close', () => open.delete(stream))
      return reply
    },
  )
}
