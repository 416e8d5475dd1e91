import type { EventId, Role } from '@topcut/engine'
import Type, { type Static } from 'typebox'
import { closed } from './closed.ts'
import { eventIdSchema } from './ids.ts'
import { name, typed } from './text.ts'

/** Short enough to be stretched in a moment; whether it is too easy to find is said with advice. */
const passphrase = Type.String({ minLength: 1, maxLength: 200 })
const current = Type.Optional(Type.String({ maxLength: 200 }))
const token = Type.String({ minLength: 1, maxLength: 100 })
/** What a browser calls itself: whoever guessed it would still need the link. */
const browser = Type.Optional(
  Type.String({ minLength: 16, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' }),
)

/**
 * Coming in: by a link, or by name and passphrase. The owner of data from before there were names
 * leaves the name empty.
 */
export const signInSchema = Type.Union([
  Type.Object({ token, browser }, closed),
  Type.Object({ name: Type.String({ maxLength: 80 }), passphrase }, closed),
])

/** Chosen by whoever knows the one before, or holds a link to the account. */
export const passphraseSchema = Type.Object(
  { passphrase, name: Type.Optional(name), current, token: Type.Optional(token) },
  closed,
)
export const ownNameSchema = Type.Object({ name, current }, closed)

const instant = Type.Number()
const orNull = <T>(schema: Parameters<typeof typed>[0]) =>
  typed<T | null>(Type.Union([schema, Type.Null()]))

const programs = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung'] as const
const systems = ['android', 'chromebook', 'ipad', 'iphone', 'linux', 'mac', 'windows'] as const

/** From where: an address (null: the machine's terminal), and the device as far as it is known. */
const seenFields = {
  from: orNull<string>(Type.String()),
  device: Type.Object(
    {
      program: orNull<(typeof programs)[number]>(Type.Enum([...programs])),
      system: orNull<(typeof systems)[number]>(Type.Enum([...systems])),
    },
    closed,
  ),
}
export type DeviceAnswer = Readonly<Static<(typeof seenFields)['device']>>

/** The browsers in which an account is signed in. */
export const sessionListSchema = Type.Object(
  {
    sessions: Type.Immutable(
      Type.Array(
        Type.Object(
          {
            id: Type.String(),
            ...seenFields,
            startedAt: orNull<number>(instant),
            seenAt: orNull<number>(instant),
            isThisOne: Type.Boolean(),
          },
          closed,
        ),
      ),
    ),
  },
  closed,
)
export type SessionListAnswer = Readonly<Static<typeof sessionListSchema>>

/** What the security log tells of. */
const securityDeeds = [
  'signed-in',
  'sign-in-refused',
  'tries-limited',
  'link-opened',
  'link-refused',
  'signed-out',
  'session-ended',
  'sessions-ended',
  'name-chosen',
  'passphrase-chosen',
  'passphrase-refused',
  'organizer-invited',
  'account-revoked',
  'link-made',
  'leader-invited',
  'leader-revoked',
  'event-deleted',
  'program-made',
  'program-revoked',
  'token-refused',
] as const
export type SecurityDeed = (typeof securityDeeds)[number]

/** Somebody as the log names them: an account, or a leader by what the organizer calls them. */
const someoneSchema = Type.Object({ id: Type.String(), label: Type.String() }, closed)
export type SomeoneAnswer = Readonly<Static<typeof someoneSchema>>

export const securityLogSchema = Type.Object(
  {
    entries: Type.Immutable(
      Type.Array(
        Type.Object(
          {
            at: instant,
            until: instant,
            times: Type.Integer(),
            what: Type.Enum([...securityDeeds]),
            by: orNull<SomeoneAnswer>(someoneSchema),
            whom: orNull<SomeoneAnswer>(someoneSchema),
            event: orNull<EventId>(eventIdSchema),
            role: orNull<Role>(
              Type.Enum(['organizer', 'marshal', 'judge', 'scorekeeper', 'player', 'spectator']),
            ),
            ...seenFields,
          },
          closed,
        ),
      ),
    ),
  },
  closed,
)
export type SecurityLogAnswer = Readonly<Static<typeof securityLogSchema>>
