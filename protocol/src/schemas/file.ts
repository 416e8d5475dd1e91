import type { Awaiting } from '@topcut/engine'
import Type, { type Static } from 'typebox'
import { closed } from './closed.ts'
import { eventIdSchema } from './ids.ts'
import { daySchema } from './setup.ts'
import { name, typed } from './text.ts'

const text = Type.String()
const orNone = Type.Union([Type.String(), Type.Null()])
const count = Type.Integer({ minimum: 0 })

/** In an address a number is a text. */
const digits = Type.String({ pattern: '^[0-9]{1,4}$' })

/** What is said about a file that is sent: what it is called, and the document it is read by. */
export const fileLookQuerySchema = Type.Object(
  {
    file: Type.Optional(Type.String({ maxLength: 200 })),
    regulation: Type.Optional(Type.String({ maxLength: 80 })),
  },
  closed,
)

/** To be looked at or to be played on; its name and its day where the file says neither. */
export const fromFileQuerySchema = Type.Object(
  {
    file: Type.Optional(Type.String({ maxLength: 200 })),
    regulation: Type.Optional(Type.String({ maxLength: 80 })),
    way: Type.Enum(['finished', 'going-on']),
    name,
    date: daySchema,
    /** How many Swiss rounds are planned, where the file says nothing of it; then a cut of so many. */
    rounds: Type.Optional(digits),
    cut: Type.Optional(digits),
  },
  closed,
)

/** A file of any tool, before anything is kept of it; sentences in the reader's language. */
export const fileLookSchema = Type.Object(
  {
    tool: text,
    name: orNone,
    regulation: text,
    /** Why it was taken for one of this document. */
    why: text,
    date: orNone,
    players: count,
    rounds: count,
    matches: count,
    /** Whether it is left open how many rounds there will be. */
    isOpenEnded: Type.Boolean(),
    /** Matches of the last round that have no result yet. */
    open: count,
    /** What comes next where it is played on; null where it cannot be. */
    next: Type.Union([typed<Awaiting['step']>(Type.String()), Type.Null()]),
    discrepancies: Type.Immutable(
      Type.Array(
        Type.Object(
          {
            player: orNone,
            round: Type.Union([count, Type.Null()]),
            what: text,
            file: text,
            computed: text,
            likely: orNone,
          },
          closed,
        ),
      ),
    ),
    lost: Type.Immutable(Type.Array(Type.Object({ what: text, where: text }, closed))),
    /** What stands against each way; null where nothing does. */
    against: Type.Object({ finished: orNone, 'going-on': orNone }, closed),
    /** Own events that came from these very bytes. */
    already: Type.Immutable(Type.Array(Type.Object({ event: eventIdSchema, name: text }, closed))),
  },
  closed,
)
export type FileLook = Readonly<Static<typeof fileLookSchema>>
