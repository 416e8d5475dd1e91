import type { LeaderId, PlayerId, Role } from '@topcut/engine'
import Type, { type Static } from 'typebox'
import { personFields } from './body.ts'
import { closed } from './closed.ts'
import { eventIdSchema, leaderIdSchema, playerIdSchema } from './ids.ts'
import { line, memberSchema, name, typed } from './text.ts'

const token = Type.String({ minLength: 1, maxLength: 100 })

const instant = Type.Number()
const role = typed<Role>(
  Type.Enum(['organizer', 'marshal', 'judge', 'scorekeeper', 'player', 'spectator']),
)
const nullable = <T>(schema: Parameters<typeof typed>[0]) =>
  typed<T | null>(Type.Union([schema, Type.Null()]))

const grantSchema = Type.Object(
  {
    id: Type.String(),
    event: eventIdSchema,
    role,
    label: Type.String(),
    leader: nullable<LeaderId>(leaderIdSchema),
    player: nullable<PlayerId>(playerIdSchema),
    member: Type.Optional(memberSchema),
    createdAt: instant,
    isRevoked: Type.Boolean(),
  },
  closed,
)
export type GrantAnswer = Readonly<Static<typeof grantSchema>>

const accountSchema = Type.Object(
  {
    id: Type.String(),
    kind: Type.Enum(['owner', 'organizer']),
    label: Type.String(),
    /** What is typed beside the passphrase; null until one is chosen. */
    name: nullable<string>(Type.String()),
    hasPassphrase: Type.Boolean(),
    createdAt: instant,
    isRevoked: Type.Boolean(),
  },
  closed,
)
export type AccountAnswer = Readonly<Static<typeof accountSchema>>

export const sessionSchema = Type.Object(
  {
    account: nullable<AccountAnswer>(accountSchema),
    grants: Type.Immutable(Type.Array(grantSchema)),
  },
  closed,
)
export type SessionAnswer = Readonly<Static<typeof sessionSchema>>

/** On which devices the link opens: on the first alone, if nothing is said. */
const devices = Type.Optional(Type.Enum(['first', 'any']))

export const inviteOrganizerSchema = Type.Object({ label: name, devices }, closed)

/** Whom a link lets in: a leader or a scorekeeper by what they are called, a player by the id. */
export const inviteSchema = Type.Union([
  Type.Object(
    {
      role: Type.Enum(['organizer', 'marshal', 'judge', 'scorekeeper']),
      label: name,
      leader: Type.Optional(leaderIdSchema),
      devices,
    },
    closed,
  ),
  Type.Object(
    {
      role: Type.Literal('player'),
      player: playerIdSchema,
      /** Which of a team, where each has a phone. */
      member: Type.Optional(memberSchema),
    },
    closed,
  ),
])

export type InviteRequest = Static<typeof inviteSchema>

/** The token is shown once; the page makes a link and a QR code of it. */
export const invitationSchema = Type.Object({ grant: grantSchema, token }, closed)
export const accountInvitationSchema = Type.Object({ account: accountSchema, token }, closed)
export type AccountInvitation = Readonly<Static<typeof accountInvitationSchema>>
export const accountListSchema = Type.Object(
  { accounts: Type.Immutable(Type.Array(accountSchema)) },
  closed,
)
export type AccountListAnswer = Readonly<Static<typeof accountListSchema>>
export const grantListSchema = Type.Object(
  { grants: Type.Immutable(Type.Array(grantSchema)) },
  closed,
)

export const eventCodeSchema = Type.Object(
  { code: typed<string | null>(Type.Union([Type.String(), Type.Null()])) },
  closed,
)

/** Null over plain HTTP, and where somebody vouches for the certificate whom browsers know. */
export const certificateSchema = Type.Object(
  { fingerprint: typed<string | null>(Type.Union([Type.String(), Type.Null()])) },
  closed,
)

/** Long enough that nobody guesses another's: it lets in who has registered by it. */
const registrationId = Type.String({ minLength: 16, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })

/** What somebody says who registers by the code: the name, and how to be shown in public. */
export const registrationSchema = Type.Object(
  {
    /** Made up by whoever sends it; sent again with the same one, nobody is registered twice. */
    id: Type.Optional(registrationId),
    code: line(20),
    name,
    club: personFields.club,
    shown: personFields.shown,
    members: personFields.members,
    membersShown: personFields.membersShown,
  },
  closed,
)
export type RegistrationRequest = Readonly<Static<typeof registrationSchema>>

/** Whether the hall was full: then the player waits for a place. */
export const registeredSchema = Type.Object(
  { player: playerIdSchema, waiting: Type.Boolean() },
  closed,
)

export type RegisteredAnswer = Readonly<Static<typeof registeredSchema>>

/** What the leaders of an event are called; the log knows them by their ids alone. */
export const leaderNamesSchema = Type.Object(
  {
    leaders: Type.Immutable(
      Type.Array(Type.Object({ leader: leaderIdSchema, label: Type.String() }, closed)),
    ),
  },
  closed,
)
export type LeaderNamesAnswer = Readonly<Static<typeof leaderNamesSchema>>
