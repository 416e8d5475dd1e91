import { type Published, publicTables } from '@topcut/engine'
import { feedSchema } from '@topcut/protocol'
import { isLanguage, type Language, languages } from '@topcut/protocol/words'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { calendarText } from '../../feeds/calendar.ts'
import { dayOf, eventCalendar } from '../../feeds/event-calendar.ts'
import { eventFeed } from '../../feeds/event-feed.ts'
import { feedWords } from '../../feeds/feed-words.ts'
import { momentsIn } from '../../feeds/moments.ts'
import { resultsFeed, type Telling } from '../../feeds/results-feed.ts'
import { languageOf, sendTrouble } from '../problems/problem.ts'
import { type Packed, packText, sendPacked } from '../shown/packed.ts'
import type { Shown } from '../shown/shown-events.ts'
import { type Door, eventParams } from './door.ts'

const atomType = 'application/atom+xml'
const calendarType = 'text/calendar'
const utf8 = (type: string): string => `${type}; charset=utf-8`

/** Programs that fetch a calendar seldom say which language their people read. */
const querystring = Type.Object({ language: Type.Optional(Type.Enum([...languages])) })
const varied = 'accept-encoding, accept-language'

const wanted = (request: FastifyRequest): Language => {
  const { language } = request.query as { readonly language?: string }
  return isLanguage(language) ? language : languageOf(request)
}

/**
 * Pages anywhere may read what everybody may see, and the trouble instead of it. For all origins,
 * so browsers send no cookie along: a hidden event stays hidden.
 */
const openToPages = async (_: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
}

const roundsOf = (published: Published) =>
  published.state.rounds.flatMap(({ number }) => publicTables(published, number) ?? [])

const json = ({ view, published }: Shown, { event, about }: Telling): string =>
  JSON.stringify(
    eventFeed({
      event,
      about,
      rounds: roundsOf(published),
      standings: view('standings'),
      bracket: view('bracket'),
    }),
  )

const atom = ({ view, published }: Shown, telling: Telling): string =>
  resultsFeed({ ...telling, rounds: roundsOf(published), places: view('standings').places })

const calendar = ({ published }: Shown, telling: Telling): string =>
  eventCalendar(telling, published.state.rounds)

const addressOf = ({ protocol, headers }: FastifyRequest): string =>
  `${protocol}://${headers.host ?? ''}`

/** What is published, for programs elsewhere: as JSON, as news and as a calendar. */
export const feedRoutes = ({ app, desk, gate, shown }: Door): void => {
  const known = new WeakMap<Shown, Map<string, Packed>>()

  const told =
    (write: (now: Shown, telling: Telling) => string, type: string, vary: string) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { event } = request.params as Pick<Telling, 'event'>
      const held = await desk.load(event)
      const now = await shown.now(event)
      if (held === null || now === null)
        return sendTrouble(request, reply, { code: 'no-such-event' })
      const [language, address] = [wanted(request), addressOf(request)]
      const packed = known.get(now) ?? new Map<string, Packed>()
      known.set(now, packed)
      const key = [type, language, address].join(' ')
      const make = (): Packed => {
        const { matches } = now.published.state
        const moments = momentsIn(held.log, (match) => matches.get(match)?.round)
        const text = write(now, { event, about: now.view('event'), moments, language, address })
        return packText(text, utf8(type))
      }
      const made = packed.get(key) ?? make()
      packed.set(key, made)
      return sendPacked(request, reply, made, vary)
    }

  app.get(
    '/api/events/:event/feed.json',
    {
      schema: { params: eventParams, response: { 200: feedSchema } },
      config: {
        who: 'everybody',
        about:
          'All that is published of an event: rounds, results, standings, bracket and places, names as allowed. For everybody, and for pages of every origin.',
      },
      onRequest: openToPages,
    },
    told(json, 'application/json', 'accept-encoding'),
  )

  app.get(
    '/api/events/:event/feed.atom',
    {
      schema: { params: eventParams, querystring },
      config: {
        who: 'everybody',
        about:
          'The results of closed rounds and the final places as an Atom feed. For everybody, and for pages of every origin.',
        answersWith: atomType,
      },
      onRequest: openToPages,
    },
    told(atom, atomType, varied),
  )

  app.get(
    '/api/events/:event/calendar.ics',
    {
      schema: { params: eventParams, querystring },
      config: {
        who: 'everybody',
        about:
          'An event and its rounds as a calendar. For everybody, and for pages of every origin.',
        answersWith: calendarType,
      },
      onRequest: openToPages,
    },
    told(calendar, calendarType, varied),
  )

  app.get(
    '/api/calendar.ics',
    {
      schema: { querystring },
      config: {
        who: 'everybody',
        about:
          'The days of all events that are not hidden, as a calendar. For everybody, and for pages of every origin.',
        answersWith: calendarType,
      },
      onRequest: openToPages,
    },
    async (request, reply) => {
      const [all, kept] = await Promise.all([desk.list(), gate.access.keeping.all()])
      const days = all.flatMap(({ event, created, revised, summary }) => {
        if (created === null || kept.get(event)?.isHidden === true) return []
        const { until, venue, status } = summary
        const { name, date } = created
        const isCancelled = status === 'cancelled'
        const day = { event, name, date, until, place: venue ?? '', isCancelled, revised }
        return dayOf(day, addressOf(request))
      })
      const text = calendarText(feedWords(wanted(request)).calendar, days)
      return sendPacked(request, reply, packText(text, utf8(calendarType)), varied)
    },
  )
}
