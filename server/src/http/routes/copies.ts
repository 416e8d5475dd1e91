import { copiesSchema } from '@topcut/protocol'
import type { CopyPlace } from '../../store/backup/keep-copies.ts'
import { ownerTrouble } from '../gate/owner-trouble.ts'
import { sendTrouble } from '../problems/problem.ts'
import type { Report } from '../problems/troubles.ts'
import type { Door } from './door.ts'

export type Copies = {
  /** A copy of everything, now, wherever copies go. */
  readonly make: () => Promise<unknown>
  readonly places: () => Promise<readonly CopyPlace[]>
}

const none: Copies = { make: async () => {}, places: async () => [] }

/** The owner of the server sees how old the latest copies are, and makes one. */
export const copyRoutes = ({ app, gate }: Door, report: Report, copies = none): void => {
  const schema = { response: { 200: copiesSchema } }

  app.get(
    '/api/copies',
    {
      schema,
      config: {
        who: 'owner',
        about: 'Where copies go, and the latest in each place. For the owner.',
      },
    },
    async (request, reply) => {
      const trouble = await ownerTrouble(gate, request)
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      return reply.send({ places: await copies.places() })
    },
  )

  app.post(
    '/api/copies',
    { schema, config: { who: 'owner', about: 'Makes a copy of everything, now. For the owner.' } },
    async (request, reply) => {
      const trouble = await ownerTrouble(gate, request)
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      // A stick that is missing is told by its place; the copy beside the data is made all the same.
      await copies.make().catch((fault: unknown) => report(fault, 'copy from home'))
      return reply.send({ places: await copies.places() })
    },
  )
}
