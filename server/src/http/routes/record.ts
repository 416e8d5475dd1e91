import { publicRecord, recordText } from '@topcut/engine'
import { publicRecordSchema, recordQuerySchema } from '@topcut/protocol'
import { sha256 } from '../../store/joined.ts'
import { answerAsked, openToPages } from '../gate/every-origin.ts'
import { sendTrouble } from '../problems/problem.ts'
import { sendFeed } from '../shown/feed-answer.ts'
import { type Packed, packText } from '../shown/packed.ts'
import type { Shown } from '../shown/shown-events.ts'
import { type Door, eventParams } from './door.ts'

/** The public record of an event, for everybody who wants to check it. */
export const recordRoutes = ({ app, desk, gate, shown }: Door): void => {
  const known = new WeakMap<Shown, Map<boolean, Packed | null>>()

  app.get(
    '/api/events/:event/record',
    {
      schema: {
        params: eventParams,
        querystring: recordQuerySchema,
        response: { 200: publicRecordSchema },
      },
      config: {
        who: 'everybody',
        troubles: ['no-record-yet'],
        about:
          'The public record: every entry that moves a pairing or a place, each joined to the one before, with what is published. Names as allowed, or none. For everybody, and for pages of every origin.',
      },
      onRequest: openToPages,
    },
    async (request, reply) => {
      const { event } = request.params
      const isNamed = request.query.names !== 'none'
      const held = await desk.load(event)
      const now = await shown.now(event)
      if (held === null || now === null)
        return sendTrouble(request, reply, { code: 'no-such-event' })
      const made = known.get(now) ?? new Map<boolean, Packed | null>()
      known.set(now, made)
      if (!made.has(isNamed)) {
        const record = publicRecord(event, held, isNamed ? now.published.names : null, sha256)
        const type = 'application/json; charset=utf-8'
        made.set(isNamed, record === null ? null : packText(recordText(record), type))
      }
      const packed = made.get(isNamed) ?? null
      if (packed === null) return sendTrouble(request, reply, { code: 'no-record-yet' })
      const { isHidden } = await gate.access.keeping.of(event)
      return sendFeed(request, reply, packed, isHidden ? 'private' : 'public')
    },
  )
  answerAsked(app, '/api/events/:event/record')
}
