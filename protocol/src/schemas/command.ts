import type { Command, LeaderRole, Result } from '@topcut/engine'
import { leaderRoles } from '@topcut/engine'
import Type, { type Static } from 'typebox'
import { leaderIdSchema, matchIdSchema, playerIdSchema } from './ids.ts'
import { highestScore, resultSchema } from './result.ts'
import { daySchema, optionsSchema, structureSchema, tierSchema } from './setup.ts'
import { idText, line, name, reason, typed } from './text.ts'

const closed = { additionalProperties: false } as const

/** More players than any hall holds: a list beyond this is a mistake or an attack. */
const mostPlayers = 10_000

const players = Type.Immutable(Type.Array(playerIdSchema, { maxItems: mostPlayers }))
const when = Type.Enum(['now', 'after-round'])
const bare = <const K extends Command['kind']>(kind: K) =>
  Type.Object({ kind: Type.Literal(kind) }, closed)
const ofPlayer = <const K extends Command['kind']>(kind: K) =>
  Type.Object({ kind: Type.Literal(kind), player: playerIdSchema }, closed)

const bye = Type.Object(
  {
    player: playerIdSchema,
    kind: Type.Enum(['odd-number', 'earned', 'opponent-withdrew']),
    game: Type.Optional(idText),
  },
  closed,
)

/** A day has no longer round; how long one may be is the regulation's to say. */
const minutes = Type.Integer({ minimum: 1, maximum: 1440 })

const ruling = Type.Object(
  {
    about: Type.Enum(['dispute', 'conduct', 'component', 'collusion']),
    players,
    table: Type.Optional(Type.Integer({ minimum: 1, maximum: mostPlayers })),
    text: line(2000),
  },
  closed,
)

export const createEventSchema = Type.Object(
  {
    kind: Type.Literal('create-event'),
    name,
    regulation: line(80),
    tier: tierSchema,
    date: daySchema,
    structure: structureSchema,
    options: optionsSchema,
    entropy: Type.Optional(line(200)),
    roundMinutes: Type.Optional(
      Type.Object({ swiss: Type.Optional(minutes), elimination: Type.Optional(minutes) }, closed),
    ),
    missions: Type.Optional(Type.Immutable(Type.Array(name, { maxItems: 100 }))),
  },
  closed,
)

/** Every wish that can reach the desk, in the order of the engine's own union. */
export const commandSchema = Type.Union([
  createEventSchema,
  Type.Object(
    {
      kind: Type.Literal('appoint-leader'),
      leader: leaderIdSchema,
      role: typed<LeaderRole>(Type.Enum([...leaderRoles])),
      plays: Type.Optional(playerIdSchema),
    },
    closed,
  ),
  bare('announce-event'),
  Type.Object(
    {
      kind: Type.Literal('register-player'),
      player: playerIdSchema,
      earnedBye: Type.Optional(Type.Boolean()),
      avoid: Type.Optional(players),
    },
    closed,
  ),
  ofPlayer('register-late-player'),
  ofPlayer('check-in-player'),
  bare('start-stage'),
  bare('pair-round'),
  Type.Object(
    {
      kind: Type.Literal('pair-round-by-hand'),
      tables: Type.Immutable(
        Type.Array(Type.Immutable(Type.Tuple([playerIdSchema, playerIdSchema])), {
          maxItems: mostPlayers,
        }),
      ),
      byes: Type.Immutable(Type.Array(bye, { maxItems: mostPlayers })),
      reason,
    },
    closed,
  ),
  bare('unpair-round'),
  bare('publish-round'),
  bare('start-clock'),
  Type.Object(
    { kind: Type.Literal('enter-result'), match: matchIdSchema, result: resultSchema },
    closed,
  ),
  Type.Object(
    { kind: Type.Literal('amend-result'), match: matchIdSchema, result: resultSchema, reason },
    closed,
  ),
  Type.Object({ kind: Type.Literal('drop-player'), player: playerIdSchema, when }, closed),
  ofPlayer('readmit-player'),
  Type.Object(
    { kind: Type.Literal('disqualify-player'), player: playerIdSchema, when, reason },
    closed,
  ),
  Type.Object({ kind: Type.Literal('record-ruling'), ruling }, closed),
  Type.Object(
    {
      kind: Type.Literal('deduct-points'),
      player: playerIdSchema,
      points: Type.Integer({ minimum: 1, maximum: highestScore }),
      reason,
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('draw-lot'),
      about: line(200),
      among: Type.Immutable(Type.Array(name, { maxItems: mostPlayers })),
    },
    closed,
  ),
  ofPlayer('decline-place'),
  bare('close-round'),
  bare('make-cut'),
  bare('finish-event'),
  Type.Object({ kind: Type.Literal('undo'), entry: Type.Integer({ minimum: 1 }), reason }, closed),
])

type Travels = Static<typeof commandSchema>
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** The name of every field, those inside fields too. */
type Fields<T> = T extends string | number | boolean | null
  ? never
  : T extends readonly (infer Item)[]
    ? Fields<Item>
    : { [K in keyof T & string]-?: K | `${K}.${Fields<NonNullable<T[K]>>}` }[keyof T & string]
type CommandFields<U> = U extends { kind: string } ? `${U['kind']} ${Fields<U>}` : never
type ResultFields<U> = U extends { ending: string } ? `${U['ending']} ${Fields<U>}` : never

/**
 * Does not compile when the schemas and the engine's commands have grown apart: a field known to
 * one side only would be refused, or let through unchecked. The fields are compared by name as
 * well, because types that differ by an optional field still pass for one another.
 */
export const commandsAgree: Same<Travels, Command> &
  Same<CommandFields<Travels>, CommandFields<Command>> &
  Same<ResultFields<Static<typeof resultSchema>>, ResultFields<Result>> = true
