import { type Actor, readsLog } from '@topcut/engine'
import { type Person, personRequestSchema, personSchema } from '@topcut/protocol'
import { sendTrouble } from '../problems/problem.ts'
import { personFor } from '../shown/reader.ts'
import { type Door, passphraseTroubles, playerParams, smallBody } from './door.ts'

const namesOf = (person: Person | undefined): string =>
  JSON.stringify([person?.name, person?.members ?? []])

/** Players choose how they are shown; who they are stays as it was registered. */
const mayName = (by: Actor, before: Person | undefined, after: Person): boolean => {
  if (by.role === 'organizer') return true
  if (readsLog(by)) return after.contact === undefined
  return by.player === after.player && namesOf(before) === namesOf(after)
}

/** Names, which stand beside the log and may be corrected and erased at any time. */
export const peopleRoutes = ({ app, desk, gate }: Door): void => {
  app.put(
    '/api/events/:event/people/:player',
    {
      bodyLimit: smallBody,
      schema: { params: playerParams, body: personRequestSchema, response: { 200: personSchema } },
      config: {
        who: 'roles',
        programs: true,
        troubles: ['unknown-player', 'too-much-sent'],
        about:
          'Corrects who a player is. For leaders and scorekeepers; players choose for themselves how they are shown.',
      },
    },
    async (request, reply) => {
      const { event, player } = request.params
      if ((await desk.load(event)) === null) {
        return sendTrouble(request, reply, { code: 'no-such-event' })
      }
      const by = await gate.actorIn(request, event)
      const isOwn = by.role === 'player' && by.player === player
      const crowd = isOwn ? await gate.quotas.playerTrouble(event, player, request.body) : null
      if (crowd !== null) return sendTrouble(request, reply, crowd)
      const before = (await desk.people(event)).find((one) => one.player === player)
      const sent: Person = { ...request.body, player, name: request.body.name.trim() }
      if (!mayName(by, before, sent)) {
        return sendTrouble(request, reply, await gate.strangerTrouble(request))
      }
      // Who does not see the contact cannot send it back, and must not erase it.
      const isUnseen = personFor(by, sent) !== sent && before?.contact !== undefined
      const person = isUnseen ? { ...sent, contact: before.contact } : sent
      const answer = await desk.name(event, person)
      if (answer !== 'ok') return sendTrouble(request, reply, { code: answer })
      return reply.send(personFor(by, person))
    },
  )

  app.delete(
    '/api/events/:event/people/:player',
    {
      schema: { params: playerParams },
      config: {
        who: 'organizers',
        troubles: ['unknown-player', ...passphraseTroubles],
        about:
          'Erases who a player is, for good: results stay, under the number. Copies made before still hold the name. For organizers.',
      },
    },
    async (request, reply) => {
      const { event, player } = request.params
      if ((await desk.load(event)) === null) {
        return sendTrouble(request, reply, { code: 'no-such-event' })
      }
      const { role } = await gate.actorIn(request, event)
      const trouble =
        role === 'organizer'
          ? await gate.passphraseTrouble(request, event)
          : await gate.strangerTrouble(request)
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      const answer = await desk.erase(event, player)
      if (answer !== 'ok') return sendTrouble(request, reply, { code: answer })
      return reply.code(204).send()
    },
  )
}
