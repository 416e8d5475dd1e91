import { foundPlayersSchema } from '@topcut/protocol'
import { isOwnerOf } from '../../access/identity.ts'
import { sendTrouble } from '../problems/problem.ts'
import type { Door } from './door.ts'

/** Who plays or played in one's own events: an organizer looks for a person, not for a date. */
export const foundPlayerRoutes = ({ app, desk, gate }: Door): void => {
  app.get(
    '/api/players',
    {
      schema: { response: { 200: foundPlayersSchema } },
      config: {
        who: 'accounts',
        programs: true,
        about: 'Everybody registered in one’s own events, by full name. For accounts.',
      },
    },
    async (request, reply) => {
      const identity = await gate.whoIs(request)
      if (identity.account === null)
        return sendTrouble(request, reply, await gate.strangerTrouble(request))
      const inEvents = await Promise.all(
        (await desk.list()).map(async ({ event }) => {
          if (!isOwnerOf(identity, await gate.access.ownerOf(event))) return []
          return (await desk.people(event)).map(({ player, name }) => ({ event, player, name }))
        }),
      )
      return reply.send({ players: inEvents.flat() })
    },
  )
}
