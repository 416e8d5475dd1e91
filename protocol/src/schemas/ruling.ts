import type { Infraction } from '@topcut/engine'
import { infractions } from '@topcut/engine'
import Type from 'typebox'
import { closed } from './closed.ts'
import { entrySchema, matchIdSchema, playersSchema, tableSchema } from './ids.ts'
import { line, typed } from './text.ts'

const penalty = Type.Union([
  Type.Object({ kind: Type.Enum(['warning', 'reported-to-publisher']) }, closed),
  Type.Object({ kind: Type.Enum(['match-loss', 'double-loss']), match: matchIdSchema }, closed),
  Type.Object(
    {
      kind: Type.Literal('game-loss'),
      match: matchIdSchema,
      game: Type.Integer({ minimum: 1, maximum: 10 }),
    },
    closed,
  ),
])

/** A leader's decision; which infractions and penalties a document knows is the engine's question. */
export const rulingSchema = Type.Object(
  {
    about: Type.Enum(['dispute', 'conduct', 'component', 'collusion']),
    players: playersSchema,
    table: Type.Optional(tableSchema),
    text: line(2000),
    infraction: Type.Optional(typed<Infraction>(Type.Enum([...infractions]))),
    penalty: Type.Optional(penalty),
    overrules: Type.Optional(Type.Enum(['faq', 'rules'])),
    call: Type.Optional(entrySchema),
    withoutReplacement: Type.Optional(Type.Boolean()),
  },
  closed,
)
