import type { Instant } from '@topcut/engine'
import Type, { type Static } from 'typebox'
import { type Language, languages } from '../words/language.ts'
import { closed } from './closed.ts'
import { typed } from './text.ts'

/** What a hook may be told of. */
const hookTopics = ['announced', 'rounds', 'standings', 'results', 'messages', 'end'] as const
export type HookTopic = (typeof hookTopics)[number]

const topics = Type.Immutable(
  Type.Array(Type.Enum([...hookTopics]), { uniqueItems: true, maxItems: hookTopics.length }),
)
const language = typed<Language>(Type.Enum([...languages]))
const instant = typed<Instant>(Type.Number())
const orNull = <T>(schema: Parameters<typeof typed>[0]) =>
  typed<T | null>(Type.Union([schema, Type.Null()]))

/** What an organizer says of a hook; whether the address can be used is not a matter of form. */
export const hookRequestSchema = Type.Object(
  { url: Type.String({ minLength: 1, maxLength: 500 }), topics, language },
  closed,
)
export type HookRequest = Readonly<Static<typeof hookRequestSchema>>

/** `gave-up`: in vain for a day. `gone`: the receiver wants no more. Both can be set going again. */
const hookStates = ['going', 'failing', 'gave-up', 'gone'] as const

const hookSchema = Type.Object(
  {
    id: Type.String(),
    url: Type.String(),
    topics,
    language,
    createdAt: instant,
    state: Type.Enum([...hookStates]),
    /** When it is tried again; null where nothing waits. */
    nextAt: orNull<Instant>(instant),
  },
  closed,
)
export type HookAnswer = Readonly<Static<typeof hookSchema>>

export const hookListSchema = Type.Object(
  { hooks: Type.Immutable(Type.Array(hookSchema)), most: Type.Integer() },
  closed,
)
export type HookListAnswer = Readonly<Static<typeof hookListSchema>>
export { hookSchema }

/** The secret is shown once. */
export const hookSecretSchema = Type.Object({ hook: hookSchema, secret: Type.String() }, closed)
export type HookSecretAnswer = Readonly<Static<typeof hookSecretSchema>>

/** What happened, as messages name it; `taken-back` says of which, `trial` was asked for by hand. */
const hookMessageTypes = [
  'event-announced',
  'event-cancelled',
  'round-published',
  'round-repaired',
  'round-closed',
  'cut-made',
  'result-entered',
  'result-amended',
  'result-annulled',
  'message-announced',
  'event-finished',
  'taken-back',
  'trial',
] as const
export type HookMessageType = (typeof hookMessageTypes)[number]

/** Why no answer came. */
const hookFaults = ['timeout', 'no-address', 'not-allowed', 'refused', 'tls', 'broken'] as const
export type HookFault = (typeof hookFaults)[number]

const deliverySchema = Type.Object(
  {
    /** The same however often it is sent. */
    id: Type.String(),
    type: Type.Enum([...hookMessageTypes]),
    /** The entry it tells of; null for a trial. */
    entry: orNull<number>(Type.Integer()),
    /** `taken-back`: before it was delivered; it is not sent any more. */
    state: Type.Enum(['delivered', 'waiting', 'failed', 'taken-back']),
    attempts: Type.Integer(),
    lastAt: instant,
    /** The status the receiver answered with; null where none came. */
    answer: orNull<number>(Type.Integer()),
    fault: orNull<HookFault>(Type.Enum([...hookFaults])),
    nextAt: orNull<Instant>(instant),
  },
  closed,
)
export type HookDelivery = Readonly<Static<typeof deliverySchema>>

/** The latest first. */
export const hookDeliveriesSchema = Type.Object(
  { deliveries: Type.Immutable(Type.Array(deliverySchema)) },
  closed,
)
export type HookDeliveriesAnswer = Readonly<Static<typeof hookDeliveriesSchema>>
