import type { EventId, Role } from '@topcut/engine'
import Type, { type Static } from 'typebox'
import { closed } from './closed.ts'
import { eventIdSchema } from './ids.ts'
import { name, typed } from './text.ts'

/** What a program may be; a spectator reads, also in an event that is hidden from others. */
export const programRoles = [
  'spectator',
  'scorekeeper',
  'judge',
  'marshal',
  'organizer',
] as const satisfies readonly Role[]
export type ProgramRole = (typeof programRoles)[number]

const role = Type.Enum([...programRoles])
const instant = Type.Number()
const orNull = <T>(schema: Parameters<typeof typed>[0]) =>
  typed<T | null>(Type.Union([schema, Type.Null()]))

const programSchema = Type.Object(
  {
    id: Type.String(),
    label: Type.String(),
    role,
    /** Null: in every event of the account that let it in. */
    event: orNull<EventId>(eventIdSchema),
    createdAt: instant,
    expiresAt: instant,
    /** When it was last heard, to the minute; null before that. */
    seenAt: orNull<number>(instant),
    isRevoked: Type.Boolean(),
  },
  closed,
)
export type ProgramAnswer = Readonly<Static<typeof programSchema>>

/** How long a token opens the door at most. */
const mostProgramDays = 400

export const makeProgramSchema = Type.Object(
  { label: name, role, days: Type.Integer({ minimum: 1, maximum: mostProgramDays }) },
  closed,
)

/** The token is shown once. */
export const madeProgramSchema = Type.Object(
  { program: programSchema, token: Type.String() },
  closed,
)

export const programListSchema = Type.Object(
  { programs: Type.Immutable(Type.Array(programSchema)) },
  closed,
)
