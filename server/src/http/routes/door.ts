import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { EventId, PlayerId } from '@topcut/engine'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import Type from 'typebox'
import type { Desk } from '../../desk/desk.ts'
import type { Luck } from '../../desk/ports.ts'
import type { Audience } from '../api/audience.ts'
import type { Gate } from '../gate/gate.ts'
import type { TroubleCode } from '../problems/trouble.ts'
import type { ShownEvents } from '../shown/shown-events.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route is for, in the words of the readable page. */
    about?: string
    /** Whom it is for. */
    who?: Audience
    /** Open to programs, which read what everybody may and nothing else where nobody says so. */
    programs?: true
    /** What can stand in the way here, besides what can everywhere. */
    troubles?: readonly (TroubleCode | 'refused')[]
    /** The type of a body that is no JSON. */
    takes?: string
    /** The type of an answer that is no JSON. */
    answersWith?: string
    /** Also for an event that is archived. */
    whileArchived?: true
    /** Asked by pages of other origins before they read what everybody may. */
    forEveryOrigin?: true
  }
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/** What every file of routes is given. */
export type Door = {
  readonly app: App
  readonly desk: Desk
  readonly gate: Gate
  readonly shown: ShownEvents
  readonly luck: Luck
}

/** An id that names nothing is not found, whatever it looks like: the form is not checked here. */
export const eventParams = Type.Object({ event: Type.Unsafe<EventId>(Type.String()) })
export const playerParams = Type.Object({
  event: Type.Unsafe<EventId>(Type.String()),
  player: Type.Unsafe<PlayerId>(Type.String()),
})

/** Nothing that people type into a form is larger. */
export const smallBody = 4 * 1024

/** Where the passphrase is asked for, because others can listen in and nothing can be taken back. */
export const passphraseTroubles = [
  'passphrase-needed',
  'passphrase-unset',
  'wrong-passphrase',
  'too-many-tries',
] as const
