import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { SummedEvent } from '../../desk/summaries.ts'
import { calendarText } from '../../feeds/calendar.ts'
import { dayOf } from '../../feeds/event-calendar.ts'
import { feedWords } from '../../feeds/feed-words.ts'
import { answerAsked, openToPages } from '../gate/every-origin.ts'
import { sendTrouble } from '../problems/problem.ts'
import { addressOf, inLanguage, sendFeed, toldIn } from '../shown/feed-answer.ts'
import { packText } from '../shown/packed.ts'
import type { Door } from './door.ts'

const answersWith = 'text/calendar'

/** The days of many events: of all on this server, or of those of one organizer. */
export const calendarRoutes = ({ app, desk, gate: { access } }: Door): void => {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    isMeant: (event: SummedEvent) => Promise<boolean>,
  ) => {
    const [all, kept] = await Promise.all([desk.list(), access.keeping.all()])
    const days = await Promise.all(
      all.map(async (one) => {
        const { event, created, revised, summary } = one
        if (created === null || kept.get(event)?.isHidden === true) return []
        if (!(await isMeant(one))) return []
        const { until, venue, status } = summary
        const { name, date } = created
        const isCancelled = status === 'cancelled'
        const day = { event, name, date, until, place: venue ?? '', isCancelled, revised }
        return dayOf(day, addressOf(request))
      }),
    )
    const text = calendarText(feedWords(toldIn(request)).calendar, days.flat())
    return sendFeed(request, reply, packText(text, `${answersWith}; charset=utf-8`), 'public')
  }

  app.get(
    '/api/calendar.ics',
    {
      schema: { querystring: inLanguage },
      config: {
        who: 'everybody',
        about:
          'The days of all events that are not hidden, as a calendar. For everybody, and for pages of every origin.',
        answersWith,
      },
      onRequest: openToPages,
    },
    (request, reply) => send(request, reply, async () => true),
  )

  app.get(
    '/api/organizers/:organizer/calendar.ics',
    {
      schema: {
        params: Type.Object({ organizer: Type.String() }),
        querystring: inLanguage,
      },
      config: {
        who: 'everybody',
        about:
          'The days of all events of one organizer that are not hidden, as a calendar. For everybody, and for pages of every origin.',
        answersWith,
      },
      onRequest: openToPages,
    },
    async (request, reply) => {
      const { organizer } = request.params
      const isKnown = (await access.accounts()).some(({ id }) => id === organizer)
      if (!isKnown) return sendTrouble(request, reply, { code: 'not-found' })
      return send(request, reply, async ({ event }) => (await access.ownerOf(event)) === organizer)
    },
  )

  for (const url of ['/api/calendar.ics', '/api/organizers/:organizer/calendar.ics'])
    answerAsked(app, url)
}
