import Type from 'typebox'
import { closed } from './closed.ts'
import { sha256Schema } from './facts/luck.ts'
import { eventIdSchema } from './ids.ts'

/** With the names that are public anyway, or with none. */
export const recordQuerySchema = Type.Object(
  { names: Type.Optional(Type.Enum(['public', 'none'])) },
  closed,
)

/** For whom the log is: windows get it without what the lots come from. */
export const logQuerySchema = Type.Object({ for: Type.Optional(Type.Literal('file')) }, closed)

const entry = Type.Object(
  {
    n: Type.Integer({ minimum: 1 }),
    at: Type.Integer(),
    by: Type.Object({ role: Type.String() }, closed),
    fact: Type.Object({ kind: Type.String() }),
    sealed: sha256Schema,
    previous: sha256Schema,
    hash: sha256Schema,
  },
  closed,
)

/** What everybody may check; the engine's own types describe its facts and rows further. */
export const publicRecordSchema = Type.Object(
  {
    format: Type.Literal('topcut-public-record'),
    version: Type.Literal(1),
    event: eventIdSchema,
    entries: Type.Array(entry),
    standings: Type.Object({ afterRound: Type.Integer(), rows: Type.Array(Type.Object({})) }),
    places: Type.Union([Type.Array(Type.Object({})), Type.Null()]),
    names: Type.Optional(Type.Record(Type.String(), Type.String())),
    digest: sha256Schema,
  },
  closed,
)
