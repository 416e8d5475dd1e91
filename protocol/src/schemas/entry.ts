import { type Actor, type Entry, type Instant, type Role, roles } from '@topcut/engine'
import Type, { type Static } from 'typebox'
import { closed } from './closed.ts'
import { factSchema } from './facts/fact.ts'
import { sha256Schema } from './facts/luck.ts'
import { commandIdSchema, entrySchema, leaderIdSchema, playerIdSchema } from './ids.ts'
import type { Same } from './same.ts'
import { memberSchema, typed } from './text.ts'

/**
 * From 1970, where a machine begins that has lost its clock, to 2200: further off, dates cannot be
 * written and a database may not hand the number out again.
 */
const instantSchema = typed<Instant>(Type.Integer({ minimum: 0, maximum: Date.UTC(2200, 0, 1) }))

const actorSchema = Type.Object(
  {
    role: typed<Role>(Type.Enum([...roles])),
    leader: Type.Optional(leaderIdSchema),
    player: Type.Optional(playerIdSchema),
    member: Type.Optional(memberSchema),
  } satisfies { readonly [K in keyof Actor]-?: unknown },
  closed,
)

/** One line of a log. */
export const logEntrySchema = Type.Object(
  {
    n: entrySchema,
    at: instantSchema,
    by: actorSchema,
    command: commandIdSchema,
    fact: factSchema,
    link: Type.Optional(sha256Schema),
  } satisfies { readonly [K in keyof Entry]-?: unknown },
  closed,
)

true satisfies Same<Static<typeof logEntrySchema>, Entry>
