import { commandIdSchema, eventIdSchema, personSchema } from '@topcut/protocol'
import Type from 'typebox'
import { Compile } from 'typebox/compile'

const closed = { additionalProperties: false }
const count = Type.Integer({ minimum: 0 })

/** Facts are not described here: whether they make an event is shown by replaying them. */
const entry = Type.Object(
  {
    n: count,
    at: Type.Number(),
    by: Type.Object({ role: Type.String() }),
    command: commandIdSchema,
    fact: Type.Object({ kind: Type.String() }),
  },
  closed,
)

const record = Type.Object(
  {
    command: commandIdSchema,
    digest: Type.String({ maxLength: 128 }),
    first: count,
    last: count,
    warnings: Type.Array(Type.Object({})),
  },
  closed,
)

const exportedEvent = Type.Object(
  {
    event: eventIdSchema,
    digest: Type.String(),
    entries: Type.Array(entry, { minItems: 1 }),
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

/** The digest proves only that a file is as somebody wrote it, not that it was Topcut. */
export const isExportFile = (file: unknown): boolean => fileForm.Check(file)
export const isExportedEvent = (event: unknown): boolean => eventForm.Check(event)

const fileForm = Compile(exportFileSchema)
const eventForm = Compile(exportedEvent)
