import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { type Actor, type Fact, readsLog } from '@topcut/engine'
import type { FastifyReply } from 'fastify'
import Type from 'typebox'
import { sessionToken } from '../gate/cookie.ts'
import { maySee } from '../gate/kept-events.ts'
import { malformed } from '../gate/parse.ts'
import { type LiveStream, openLiveStream } from '../live/live-stream.ts'
import { openPublicVoice } from '../live/public-voice.ts'
import { sendTrouble } from '../problems/problem.ts'
import { type Door, eventParams } from './door.ts'

const numberText = Type.String({ pattern: '^\\d{1,15}$' })
const querystring = Type.Object({
  after: Type.Optional(numberText),
  link: Type.Optional(Type.String({ maxLength: 64 })),
  audience: Type.Optional(Type.Enum(['leaders', 'player', 'public'])),
})

/** A stream and whether it may go on: a link that is taken back must not keep listening. */
type Listening = LiveStream & {
  /** Whose it is, where one person has only so many. */
  readonly of?: string
  readonly session: string | null
  readonly mayGoOn: () => Promise<boolean>
}

/** More windows than a player has open. One more, and the first of them gives way. */
const mostOfPlayer = 12
/** How often it is asked whether another process has taken something back. */
const lookEvery = 1_000
/** By these a leader may be none any more. */
const ofOffices: ReadonlySet<Fact['kind']> = new Set([
  'leader-dismissed',
  'office-handed-over',
  'undone',
])

const begin = (reply: FastifyReply): ServerResponse => {
  reply.hijack()
  // A quiet hall is no dead connection; beats tell them apart.
  reply.raw.setTimeout(0)
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  return reply.raw
}

/** Live updates as Server-Sent Events: facts for those who read the log, changed views for all. */
export const liveRoutes = (
  { app, desk, gate, shown }: Door,
  heartbeat: number,
  connected: (devices: number) => void,
): void => {
  const voice = openPublicVoice(desk, shown)
  const open = new Set<Listening>()
  const beat = setInterval(() => {
    for (const stream of open) {
      stream.mayGoOn().then(
        (mayGoOn) => (mayGoOn ? stream.beat() : stream.end()),
        () => stream.beat(),
      )
    }
  }, heartbeat)
  beat.unref()

  const check = (stream: Listening): void => {
    stream.mayGoOn().then(
      (mayGoOn) => mayGoOn || stream.end(),
      // Out of reach at the moment: the next beat asks again.
      () => {},
    )
  }
  const stopHearing = gate.access.hearTakenBack((session) => {
    for (const stream of open) if (session === null || stream.session === session) check(stream)
  })
  const look = setInterval(() => gate.access.lookElsewhere().catch(() => {}), lookEvery)
  look.unref()

  const follow = (out: ServerResponse, listening: Listening): void => {
    open.add(listening)
    if (listening.of !== undefined) {
      const same = [...open].filter((stream) => stream.of === listening.of)
      for (const stream of same.slice(0, -mostOfPlayer)) {
        open.delete(stream)
        stream.end()
      }
    }
    connected(open.size)
    out.on('close', () => {
      open.delete(listening)
      connected(open.size)
    })
  }

  // Before the server waits for its connections to end: these would never end by themselves.
  app.addHook('preClose', async () => {
    clearInterval(beat)
    clearInterval(look)
    stopHearing()
    for (const stream of open) stream.end()
  })

  app.get(
    '/api/events/:event/live',
    {
      exposeHeadRoute: false,
      schema: { params: eventParams, querystring },
      config: {
        who: 'everybody',
        troubles: ['stale', 'sign-in-needed', 'not-yours'],
        about:
          'Live updates: every entry of the log for leaders and scorekeepers; with audience=public what changes in the public views; with audience=player also when one’s own does.',
      },
    },
    async (request, reply) => {
      const { event } = request.params
      const last = request.headers['last-event-id'] || undefined
      if (last !== undefined && !/^\d{1,15}$/.test(`${last}`)) {
        throw malformed({ field: 'Last-Event-ID', fault: 'form' })
      }
      const after = Number(last ?? request.query.after ?? 0)
      const session = sessionToken(request)
      const held = await desk.load(event)
      if (held === null) return sendTrouble(request, reply, { code: 'no-such-event' })

      const { audience = 'leaders' } = request.query
      if (audience === 'public') {
        const out = begin(reply)
        const isProgram = (await gate.whoIs(request)).program !== undefined
        const maySeeStill = async () => {
          const identity = await gate.whoIsNow(request)
          // A token that was taken back leaves nothing open, not even what everybody may see.
          if (isProgram && identity.program === undefined) return false
          return maySee(gate.access, identity, event)
        }
        follow(out, { ...voice.listen(event, out, null), session, mayGoOn: maySeeStill })
        return reply
      }
      const reader: Actor = await gate.actorIn(request, event)
      if (audience === 'player') {
        const { player } = reader
        if (player === undefined) {
          return sendTrouble(request, reply, await gate.strangerTrouble(request))
        }
        await gate.quotas.paced(event, reader)
        const out = begin(reply)
        const isStill = async () => (await gate.actorNow(request, event)).player === player
        const of = `${event} ${player}`
        follow(out, { ...voice.listen(event, out, player), of, session, mayGoOn: isStill })
        return reply
      }
      const trouble = await gate.logTrouble(request, reader)
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      // Someone who has seen more than there is, or another log under the same numbers as before a
      // copy was brought back, must begin anew instead of waiting for ever.
      const version = held.log.length
      const link = last === undefined ? request.query.link : undefined
      const isOther = link !== undefined && held.log[after - 1]?.link !== link
      if (after > version || isOther)
        return sendTrouble(request, reply, { code: 'stale', revision: version })
      const out = begin(reply)
      const listening: Listening = {
        ...openLiveStream(desk, event, after, reader, out, ({ entries }) => {
          if (entries.some(({ fact }) => ofOffices.has(fact.kind))) check(listening)
        }),
        session,
        mayGoOn: async () => readsLog(await gate.actorNow(request, event)),
      }
      follow(out, listening)
      return reply
    },
  )
}
