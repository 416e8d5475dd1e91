import type { EventId } from '@topcut/engine'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access } from '../../access/access.ts'
import { type Identity, isOwnerOf } from '../../access/identity.ts'
import { isOfEvent } from '../../access/program-identity.ts'
import { sendTrouble } from '../problems/problem.ts'
import type { Gate } from './gate.ts'

const reading = new Set(['GET', 'HEAD'])

/** Whether somebody may know that there is an event. */
export const maySee = async (
  access: Access,
  identity: Identity,
  event: EventId,
): Promise<boolean> => {
  if (!(await access.keeping.of(event)).isHidden) return true
  if (identity.grants.some((grant) => grant.event === event)) return true
  if (isOfEvent(identity, event)) return true
  // Also a program that may do nothing but look.
  const { program: _, ...person } = identity
  return isOwnerOf(person, await access.ownerOf(event))
}

/** The event a request is about, where it is about one. */
const eventOf = ({ params, url }: FastifyRequest): EventId | null => {
  const { event } = (params ?? {}) as { readonly event?: EventId }
  return url.startsWith('/api/') && event !== undefined ? event : null
}

/** A hidden event is not there for strangers; an archived one is changed by nobody. */
export const guardKept = (app: FastifyInstance, { access, whoIs }: Gate): void => {
  app.addHook('preHandler', async (request, reply) => {
    const event = eventOf(request)
    if (event === null) return undefined
    const { isHidden, isArchived } = await access.keeping.of(event)
    if (isHidden && !(await maySee(access, await whoIs(request), event)))
      return sendTrouble(request, reply, { code: 'no-such-event' })
    const isMeant = request.routeOptions.config.whileArchived === true
    if (isArchived && !isMeant && !reading.has(request.method))
      return sendTrouble(request, reply, { code: 'event-archived' })
    return undefined
  })
}
