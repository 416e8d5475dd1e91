import { securityLogSchema } from '@topcut/protocol'
import { shownSecurityLog } from '../../access/shown-security-log.ts'
import { ownerTrouble } from '../gate/owner-trouble.ts'
import { sendTrouble } from '../problems/problem.ts'
import type { Door } from './door.ts'

/** What happened at the door. */
export const securityRoutes = ({ app, gate }: Door): void => {
  app.get(
    '/api/security',
    {
      schema: { response: { 200: securityLogSchema } },
      config: {
        who: 'owner',
        about: 'Who came in, when, from where, and what was refused. For the owner.',
      },
    },
    async (request, reply) => {
      const trouble = await ownerTrouble(gate, request)
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      return reply.send({ entries: await shownSecurityLog(gate.access) })
    },
  )
}
