import type { EventId } from '@topcut/engine'
import { deletionSchema, type Keeping, keepingSchema } from '@topcut/protocol'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { isOwnerOf } from '../../access/identity.ts'
import type { SummedEvent } from '../../desk/summaries.ts'
import { exportText } from '../../store/backup/export-file.ts'
import { exportFileSchema } from '../../store/backup/exported-shape.ts'
import { isOfOneEvent } from '../../store/faults.ts'
import { nameOfEvent } from '../../store/known-facts.ts'
import { sendTrouble } from '../problems/problem.ts'
import type { Trouble } from '../problems/trouble.ts'
import { type Door, eventParams, passphraseTroubles, smallBody } from './door.ts'

/** The owner hides, archives and deletes events, also those that cannot be read. */
export const keepingRoutes = ({ app, desk, gate }: Door): void => {
  const { keeping, ownerOf } = gate.access

  /** Not from the folded event: one that does not fold is what an owner wants to be rid of. */
  const storedOf = async (event: EventId): Promise<SummedEvent | null> =>
    (await desk.list()).find((one) => one.event === event) ?? null

  /** What an owner asked for, or why it is not for whoever asked. */
  const ownedBy = async (
    request: FastifyRequest,
    event: EventId,
  ): Promise<{ readonly stored: SummedEvent } | { readonly trouble: Trouble }> => {
    const stored = await storedOf(event)
    if (stored === null) return { trouble: { code: 'no-such-event' } }
    return isOwnerOf(await gate.whoIs(request), await ownerOf(event))
      ? { stored }
      : { trouble: await gate.strangerTrouble(request) }
  }

  app.put(
    '/api/events/:event/keeping',
    {
      bodyLimit: smallBody,
      schema: { params: eventParams, body: keepingSchema, response: { 200: keepingSchema } },
      config: {
        whileArchived: true,
        who: 'event-owner',
        about:
          'Hides an event from others, archives it, or takes that back. An archived event cannot be changed. For the owner of the event.',
      },
    },
    async (request, reply) => {
      const { event } = request.params
      const owned = await ownedBy(request, event)
      if ('trouble' in owned) return sendTrouble(request, reply, owned.trouble)
      const wanted: Keeping = request.body
      await keeping.set(event, wanted)
      return reply.send(wanted)
    },
  )

  app.get(
    '/api/events/:event/export',
    {
      // Whoever only asks for the headers has no file.
      exposeHeadRoute: false,
      schema: { params: eventParams, response: { 200: Type.Unsafe<string>(exportFileSchema) } },
      config: {
        who: 'event-owner',
        programs: true,
        about:
          'All that is kept of an event as a file that can be imported again. For the owner of the event.',
      },
    },
    async (request, reply) => {
      const { event } = request.params
      const owned = await ownedBy(request, event)
      if ('trouble' in owned) return sendTrouble(request, reply, owned.trouble)
      const whole = await desk.whole(event).catch(async (fault: unknown) => {
        // What is damaged is in no file: who was told so may delete it all the same.
        if (isOfOneEvent(fault)) await keeping.setExported(event, owned.stored.version)
        throw fault
      })
      if (whole === null) return sendTrouble(request, reply, { code: 'no-such-event' })
      const text = await exportText([whole])
      await keeping.setExported(event, whole.entries.length)
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${event}.json"`)
        .send(text)
    },
  )

  app.post(
    '/api/events/:event/deletion',
    {
      bodyLimit: smallBody,
      schema: { params: eventParams, body: deletionSchema },
      config: {
        whileArchived: true,
        who: 'event-owner',
        troubles: ['other-name', 'export-first', ...passphraseTroubles],
        about:
          'Deletes an event for good, with its people and everybody’s access, once it was downloaded as it is now, or that was tried in vain because it is damaged; its name confirms it. Copies made from then on no longer hold it. For the owner of the event.',
      },
    },
    async (request, reply) => {
      const { event } = request.params
      const owned = await ownedBy(request, event)
      if ('trouble' in owned) return sendTrouble(request, reply, owned.trouble)
      const { stored } = owned
      const trouble = await gate.passphraseTrouble(request, event)
      if (trouble !== null) return sendTrouble(request, reply, trouble)
      if (request.body.name.trim() !== nameOfEvent(event, stored.created).trim())
        return sendTrouble(request, reply, { code: 'other-name' })
      const expected = await keeping.exported(event)
      const answer =
        expected === stored.version
          ? await desk.remove({ event, expected, records: await keeping.keysOf(event) })
          : 'stale'
      if (answer === 'stale') return sendTrouble(request, reply, { code: 'export-first' })
      await keeping.forget(event)
      await gate.note(request, 'event-deleted', { event })
      return reply.code(204).send()
    },
  )
}
