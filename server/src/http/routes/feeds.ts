import { type Published, publicTables } from '@topcut/engine'
import { feedSchema } from '@topcut/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { eventCalendar } from '../../feeds/event-calendar.ts'
import { eventFeed } from '../../feeds/event-feed.ts'
import { momentsIn } from '../../feeds/moments.ts'
import { resultsFeed, type Telling } from '../../feeds/results-feed.ts'
import { answerAsked, openToPages } from '../gate/every-origin.ts'
import { sendTrouble } from '../problems/problem.ts'
import { addressOf, inLanguage, sendFeed, toldIn } from '../shown/feed-answer.ts'
import { type Packed, packText } from '../shown/packed.ts'
import type { Shown } from '../shown/shown-events.ts'
import { type Door, eventParams } from './door.ts'

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

/** What is published of an event, for programs elsewhere: as JSON, as news and as a calendar. */
export const feedRoutes = ({ app, desk, gate, shown }: Door): void => {
  const known = new WeakMap<Shown, Map<string, Packed>>()

  const told =
    (write: (now: Shown, telling: Telling) => string, type: string) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { event } = request.params as Pick<Telling, 'event'>
      const held = await desk.load(event)
      const now = await shown.now(event)
      if (held === null || now === null)
        return sendTrouble(request, reply, { code: 'no-such-event' })
      const [language, address] = [toldIn(request), addressOf(request)]
      const packed = known.get(now) ?? new Map<string, Packed>()
      known.set(now, packed)
      const key = [type, language, address].join(' ')
      const make = (): Packed => {
        const { matches } = now.published.state
        const moments = momentsIn(held.log, (match) => matches.get(match)?.round)
        const text = write(now, { event, about: now.view('event'), moments, language, address })
        return packText(text, `${type}; charset=utf-8`)
      }
      const made = packed.get(key) ?? make()
      packed.set(key, made)
      const { isHidden } = await gate.access.keeping.of(event)
      return sendFeed(request, reply, made, isHidden ? 'private' : 'public')
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
    told(json, 'application/json'),
  )

  app.get(
    '/api/events/:event/feed.atom',
    {
      schema: { params: eventParams, querystring: inLanguage },
      config: {
        who: 'everybody',
        about:
          'The results of closed rounds and the final places as an Atom feed. For everybody, and for pages of every origin.',
        answersWith: 'application/atom+xml',
      },
      onRequest: openToPages,
    },
    told(atom, 'application/atom+xml'),
  )

  app.get(
    '/api/events/:event/calendar.ics',
    {
      schema: { params: eventParams, querystring: inLanguage },
      config: {
        who: 'everybody',
        about:
          'An event and its rounds as a calendar. For everybody, and for pages of every origin.',
        answersWith: 'text/calendar',
      },
      onRequest: openToPages,
    },
    told(calendar, 'text/calendar'),
  )

  for (const file of ['feed.json', 'feed.atom', 'calendar.ics'])
    answerAsked(app, `/api/events/:event/${file}`)
}
