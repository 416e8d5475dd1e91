import type { EventId } from '@topcut/engine'
import {
  createdSchema,
  createRequestSchema,
  eventAnswerSchema,
  eventListSchema,
  type Keeping,
  type ListedEvent,
  logQuerySchema,
} from '@topcut/protocol'
import { isOwnerOf, leaderOf } from '../../access/identity.ts'
import type { SummedEvent } from '../../desk/summaries.ts'
import { nameOfEvent } from '../../store/known-facts.ts'
import type { Gate } from '../gate/gate.ts'
import { maySee } from '../gate/kept-events.ts'
import { sendNotGranted } from '../problems/not-granted.ts'
import { sendTrouble } from '../problems/problem.ts'
import { peopleFor } from '../shown/reader.ts'
import { commonNames } from '../shown/shown-names.ts'
import { logWithoutSecret } from '../shown/without-secret.ts'
import { type Door, eventParams } from './door.ts'

/** One whose beginning cannot be read goes by its id: it must be found to be dealt with. */
const listed = (
  stored: SummedEvent,
  kept: Keeping & Pick<ListedEvent, 'isOwn' | 'winner'>,
): ListedEvent => {
  const { event, version, created, summary } = stored
  const { status, champion: _, waits, isHeld, ...rest } = summary
  const far = { ...rest, waits: kept.isOwn ? waits : null, isHeld: kept.isOwn && isHeld }
  const known = { event, version, name: nameOfEvent(event, created), ...kept, ...far }
  if (created === null) return { ...known, ...unknown, status: 'unreadable' }
  const { date, regulation, tier } = created
  return { ...known, date, regulation, tier, status }
}

const unknown = { date: '', regulation: '', tier: 'casual' } as const

/** Sent again by somebody else, a creation must not take the event away from its owner. */
export const ownUnowned = async (
  { access }: Pick<Gate, 'access'>,
  event: EventId,
  account: string,
): Promise<void> => {
  if ((await access.ownerOf(event)) === null) await access.setOwner(event, account)
}

/** A structure, its options and a long list of missions. */
const largestCreation = 64 * 1024

/** Events: the list of them, a new one, and one with all it has. */
export const eventRoutes = ({ app, desk, gate }: Door): void => {
  app.get(
    '/api/events',
    {
      schema: { response: { 200: eventListSchema } },
      config: {
        who: 'everybody',
        about:
          'All events, the latest first, with how far each is; hidden ones for those who have part in them, who won and what it waits for to the owner.',
      },
    },
    async (request) => {
      const [all, identity] = await Promise.all([desk.list(), gate.whoIs(request)])
      const kept = await gate.access.keeping.all()
      const own = async ({ event }: SummedEvent): Promise<boolean> =>
        identity.account !== null && isOwnerOf(identity, await gate.access.ownerOf(event))
      /** Asked for anew every time: a name that was erased must not stay in the list. */
      const winner = async ({ event, summary: { champion } }: SummedEvent) =>
        champion === null
          ? null
          : ((await desk.people(event)).find(({ player }) => player === champion)?.name ?? null)
      const events = await Promise.all(
        all.map(async (one) => {
          const isOwn = await own(one)
          const keeping = kept.get(one.event) ?? { isHidden: false, isArchived: false }
          if (keeping.isHidden && !(await maySee(gate.access, identity, one.event))) return []
          return listed(one, { ...keeping, isOwn, winner: isOwn ? await winner(one) : null })
        }),
      )
      return { events: events.flat() }
    },
  )

  app.post(
    '/api/events',
    {
      bodyLimit: largestCreation,
      schema: { body: createRequestSchema, response: { 201: createdSchema } },
      config: {
        who: 'accounts',
        programs: true,
        troubles: ['refused', 'command-id-reused'],
        about: 'Creates an event; whoever does so owns it. For accounts.',
      },
    },
    async (request, reply) => {
      const { account } = await gate.whoIs(request)
      if (account === null) return sendTrouble(request, reply, await gate.strangerTrouble(request))
      const by = { role: 'organizer', leader: leaderOf(account) } as const
      const answer = await desk.create({ ...request.body, by })
      if (answer.kind !== 'granted') return sendNotGranted(request, reply, answer, commonNames)
      const { event, version } = answer
      await ownUnowned(gate, event, account.id)
      return reply.code(201).header('location', `/api/events/${event}`).send({ event, version })
    },
  )

  app.get(
    '/api/events/:event',
    {
      schema: {
        params: eventParams,
        querystring: logQuerySchema,
        response: { 200: eventAnswerSchema },
      },
      config: {
        who: 'leaders',
        programs: true,
        about:
          'The log of an event and its people. For leaders and scorekeepers; with for=file, for organizers, with what its lots come from.',
      },
    },
    async (request, reply) => {
      const { event } = request.params
      const held = await desk.load(event)
      if (held === null) return sendTrouble(request, reply, { code: 'no-such-event' })
      const reader = await gate.actorIn(request, event)
      const trouble = await gate.logTrouble(request, reader)
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      const people = peopleFor(reader, await desk.people(event))
      // A file that is to be played on elsewhere has to have the lots.
      const isFile = request.query.for === 'file' && reader.role === 'organizer'
      const log = isFile ? held.log : logWithoutSecret(held.log)
      return reply.send({ event, log, people })
    },
  )
}
