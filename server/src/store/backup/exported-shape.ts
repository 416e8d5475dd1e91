import { commandIdSchema, eventIdSchema, personSchema, warningSchema } from '@topcut/protocol'
import Type from 'typebox'

const closed = { additionalProperties: false }
const count = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })

const record = Type.Object(
  {
    command: commandIdSchema,
    // A database may refuse what cannot be printed.
    digest: Type.String({ maxLength: 128, pattern: '^[ -~]*$' }),
    first: count,
    last: count,
    warnings: Type.Array(warningSchema, { maxItems: 10_000 }),
  },
  closed,
)

/** All of an event but its entries, which are asked one by one so that each can be named. */
export const aroundEntriesSchema = Type.Object(
  {
    event: eventIdSchema,
    digest: Type.String(),
    entries: Type.Array(Type.Any(), { minItems: 1 }),
    records: Type.Optional(Type.Array(record)),
    people: Type.Optional(Type.Array(personSchema)),
  },
  closed,
)

/** A file of events, for programs that write one. */
export const exportFileSchema = Type.Object(
  {
    format: Type.Literal('topcut-events'),
    version: Type.Integer(),
    events: Type.Array(Type.Any()),
  },
  closed,
)
