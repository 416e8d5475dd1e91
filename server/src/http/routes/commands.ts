import { type Actor, type EventId, type PlayerId, readsLog, type Warning } from '@topcut/engine'
import { type CommandAnswer, commandAnswerSchema, commandRequestSchema } from '@topcut/protocol'
import type { FastifyRequest } from 'fastify'
import { type Answer, takesName } from '../../desk/order.ts'
import { hasRevision } from '../../desk/revision.ts'
import { malformed } from '../gate/parse.ts'
import { ceilingOf } from '../gate/quotas.ts'
import { sendNotGranted } from '../problems/not-granted.ts'
import { sendTrouble } from '../problems/problem.ts'
import { peopleFor } from '../shown/reader.ts'
import { namesFor } from '../shown/shown-names.ts'
import { logWithoutSecret } from '../shown/without-secret.ts'
import { type Door, eventParams, passphraseTroubles } from './door.ts'

type Granted = Extract<Answer, { kind: 'granted' }>

/** The revision last seen, as HTTP has it: `If-Match: "3"`. */
const matchHeader = ({ headers }: FastifyRequest): number | undefined => {
  const sent = headers['if-match']
  if (sent === undefined) return undefined
  const revision = /^"(\d{1,15})"$/.exec(sent)?.[1]
  if (revision === undefined) throw malformed({ field: 'If-Match', fault: 'form' })
  return Number(revision)
}

/** What a document tells the player who hands something in; the rest is for the desk. */
const toldToPlayers: readonly Warning['code'][] = ['list-finding', 'advice']

/** Facts of an event are for those who read its log, also where a player has brought them about. */
const answerFor = (by: Actor, { entries, warnings, people }: Granted): CommandAnswer => {
  const named = people.length === 0 ? {} : { people: peopleFor(by, people) }
  if (readsLog(by)) return { entries: logWithoutSecret(entries), warnings, ...named }
  const told = warnings.filter(({ code }) => toldToPlayers.includes(code))
  return { entries: [], warnings: told, ...named }
}

/** What one can do in an event: one address for all commands. */
export const commandRoutes = ({ app, desk, gate }: Door): void => {
  const isNamed = async (event: EventId, player: PlayerId): Promise<boolean> =>
    (await desk.people(event)).some((person) => person.player === player)

  app.post(
    '/api/events/:event/commands',
    {
      schema: {
        params: eventParams,
        body: commandRequestSchema,
        response: { 200: commandAnswerSchema },
      },
      config: {
        who: 'roles',
        programs: true,
        troubles: [
          'not-for-programs',
          'refused',
          'stale',
          'command-id-reused',
          'judge-called-already',
          'too-much-sent',
          ...passphraseTroubles,
        ],
        about: 'Gives a command. Who may give which is the regulation’s and the log’s to say.',
      },
    },
    async (request, reply) => {
      const { event } = request.params
      const { command, name } = request.body
      // Who has waited for a place is known by name already.
      if (takesName(command) && name === undefined && !(await isNamed(event, command.player)))
        throw malformed({ field: 'name', fault: 'missing' })
      // Taken in silence, a name or a revision that nobody looks at would promise what is not kept.
      if (!takesName(command) && name !== undefined)
        throw malformed({ field: 'name', fault: 'unknown' })
      const matched = matchHeader(request)
      const expects = matched ?? request.body.expects
      if (!hasRevision(command) && expects !== undefined) {
        const field = matched === undefined ? 'expects' : 'If-Match'
        throw malformed({ field, fault: 'unknown' })
      }
      const by = await gate.actorIn(request, event)
      if (by.role === 'spectator') {
        const isThere = (await desk.load(event)) !== null
        const trouble = isThere ? await gate.strangerTrouble(request) : null
        return sendTrouble(request, reply, trouble ?? { code: 'no-such-event' })
      }
      const trouble = await gate.commandTrouble(request, event, command, by)
      if (trouble !== null) return sendTrouble(request, reply, trouble)

      const ceiling = ceilingOf(command, by)
      const order = { ...request.body, by, ceiling, ...(expects === undefined ? {} : { expects }) }
      const answer = await desk.handle(event, order)
      if (answer.kind === 'granted') return reply.send(answerFor(by, answer))
      if (answer.kind === 'stale') {
        reply.header('etag', `"${answer.revision}"`)
        if (matched !== undefined) {
          const { revision } = answer
          return sendTrouble(request, reply, { code: 'stale', revision }, 412)
        }
      }
      return sendNotGranted(request, reply, answer, await namesFor(desk, event, by))
    },
  )
}
