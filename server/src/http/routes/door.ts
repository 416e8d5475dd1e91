import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { Actor, EventId, PlayerId } from '@topcut/engine'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import Type from 'typebox'
import type { Desk } from '../../desk/desk.ts'

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/** What every file of routes is given. */
export type Door = { readonly app: App; readonly desk: Desk }

/** An id that names nothing is not found, whatever it looks like: the form is not checked here. */
export const eventParams = Type.Object({ event: Type.Unsafe<EventId>(Type.String()) })
export const playerParams = Type.Object({
  event: Type.Unsafe<EventId>(Type.String()),
  player: Type.Unsafe<PlayerId>(Type.String()),
})

/** Whoever reaches the desk runs it, until people can sign in. */
export const actorOf = (_: FastifyRequest): Actor => ({ role: 'organizer' })
