import type {
  Awaiting,
  Entry,
  Person as KnownPerson,
  MemberShown,
  ShownName,
  Tier,
  Warning,
} from '@topcut/engine'
import { shownNameKinds } from '@topcut/engine'
import Type, { type Static } from 'typebox'
import { closed } from './closed.ts'
import { commandSchema } from './command.ts'
import { createEventSchema } from './commands/set-up.ts'
import { commandIdSchema, eventIdSchema, playerIdSchema } from './ids.ts'
import { roundNameSchema } from './round-name.ts'
import { line, mostMembers, name, reason, typed } from './text.ts'

const version = Type.Integer({ minimum: 0 })

const memberShown = typed<MemberShown>(Type.Union([Type.Enum(['full', 'short']), Type.Null()]))

/** Who somebody is, apart from the id. */
export const personFields = {
  name,
  nickname: Type.Optional(name),
  shown: Type.Optional(typed<ShownName>(Type.Enum([...shownNameKinds]))),
  objects: Type.Optional(Type.Boolean()),
  club: Type.Optional(name),
  contact: Type.Optional(line(200)),
  members: Type.Optional(Type.Immutable(Type.Array(name, { maxItems: mostMembers }))),
  membersShown: Type.Optional(Type.Immutable(Type.Array(memberShown, { maxItems: mostMembers }))),
}

/** A person as `people` keeps them: beside the log, never in it. */
export const personSchema = Type.Object(
  { player: playerIdSchema, ...personFields } satisfies {
    readonly [K in keyof KnownPerson]-?: unknown
  },
  closed,
)
export type Person = Readonly<Static<typeof personSchema>>

const people = Type.Immutable(Type.Array(personSchema))
/** Entries and warnings are made by the engine; nobody sends them, so what all have is named. */
const entry = typed<Entry>(
  Type.Object({
    n: version,
    at: Type.Number(),
    by: Type.Object({ role: Type.String() }),
    command: commandIdSchema,
    fact: Type.Object({ kind: Type.String() }),
  }),
)
const entries = Type.Immutable(Type.Array(entry))
const warnings = Type.Immutable(Type.Array(typed<Warning>(Type.Object({ code: Type.String() }))))

/** The id of a command makes it safe to send again when the answer was lost on the way. */
export const createRequestSchema = Type.Object(
  { id: Type.Optional(commandIdSchema), command: createEventSchema },
  closed,
)
export type CreateRequest = Readonly<Static<typeof createRequestSchema>>

export const createdSchema = Type.Object({ event: eventIdSchema, version }, closed)
export type Created = Readonly<Static<typeof createdSchema>>

export const commandRequestSchema = Type.Object(
  {
    id: commandIdSchema,
    command: commandSchema,
    /** Who is being registered; goes to `people`. */
    name: Type.Optional(name),
    /** Why a leader goes ahead although the document says no. */
    override: Type.Optional(reason),
    /** The revision last seen of what the command touches. */
    expects: Type.Optional(version),
  },
  closed,
)
export type CommandRequest = Readonly<Static<typeof commandRequestSchema>>

export const commandAnswerSchema = Type.Object(
  { entries, warnings, people: Type.Optional(people) },
  closed,
)
export type CommandAnswer = Readonly<Static<typeof commandAnswerSchema>>

export type TableRange = { readonly first: number; readonly last: number }

/** How the owner keeps an event: hidden from others, archived, or neither. */
const keepingFields = { isHidden: Type.Boolean(), isArchived: Type.Boolean() }
export const keepingSchema = Type.Object(keepingFields, closed)
export type Keeping = Readonly<Static<typeof keepingSchema>>

/** The name of the event, typed by whoever wants it to be gone. */
export const deletionSchema = Type.Object({ name: Type.String({ maxLength: 1000 }) }, closed)

/** One shape for all steps: each has the figures that its sentence names. */
const waitsSchema = typed<Awaiting>(
  Type.Object(
    {
      step: Type.Enum([
        'register-players',
        'check-in-players',
        'announce-event',
        'start-stage',
        'pair-round',
        'publish-round',
        'enter-results',
        'close-round',
        'make-cut',
        'finish-event',
        'nothing',
      ] satisfies Awaiting['step'][]),
      registered: Type.Optional(version),
      missing: Type.Optional(version),
      without: Type.Optional(Type.Enum(['announce-event', 'start-stage'])),
      stage: Type.Optional(version),
      round: Type.Optional(version),
      tables: Type.Optional(Type.Array(version)),
      of: Type.Optional(version),
      isClockRunning: Type.Optional(Type.Boolean()),
      size: Type.Optional(version),
    },
    closed,
  ),
)

const listedSchema = Type.Object(
  {
    event: eventIdSchema,
    name: Type.String(),
    date: Type.String(),
    regulation: Type.String(),
    tier: typed<Tier>(Type.String()),
    version,
    /** `unreadable`: written by a later version, or damaged; it is listed all the same. */
    status: Type.Enum(['to-come', 'running', 'finished', 'cancelled', 'unreadable']),
    /** The last published round, 0 before the first. */
    round: version,
    /** What people call it; null before the first. */
    roundName: Type.Union([roundNameSchema, Type.Null()]),
    /** Those who have a place, also who left after the first round began. */
    players: version,
    /** How many places there are; null where there is no limit. */
    capacity: Type.Union([version, Type.Null()]),
    /** How many wait for one. */
    waiting: version,
    /** The last of several days, when round 1 begins, and where; null where nothing was said. */
    until: Type.Union([Type.String(), Type.Null()]),
    start: Type.Union([Type.String(), Type.Null()]),
    venue: Type.Union([Type.String(), Type.Null()]),
    /** Why it was called off, as everybody reads it. */
    cancelled: Type.Union([Type.String(), Type.Null()]),
    /** The tables of the hall it takes up; null before anybody is registered. */
    tables: typed<TableRange | null>(
      Type.Union([Type.Object({ first: version, last: version }, closed), Type.Null()]),
    ),
    ...keepingFields,
    /** Whether whoever asks may hide, archive and delete it. */
    isOwn: Type.Boolean(),
    /** Who won it, by the full name: for its owner, null for everybody else. */
    winner: Type.Union([Type.String(), Type.Null()]),
    /** What it waits for: for its owner, null for everybody else. */
    waits: Type.Union([waitsSchema, Type.Null()]),
    /** Whether something still speaks against that step. */
    isHeld: Type.Boolean(),
  },
  closed,
)
export type ListedEvent = Readonly<Static<typeof listedSchema>>

export const eventListSchema = Type.Object(
  { events: Type.Immutable(Type.Array(listedSchema)) },
  closed,
)
export type EventList = Readonly<Static<typeof eventListSchema>>

/** A player of one of the events somebody owns, by the full name. */
export const foundPlayersSchema = Type.Object(
  {
    players: Type.Immutable(
      Type.Array(
        Type.Object({ event: eventIdSchema, player: playerIdSchema, name: Type.String() }, closed),
      ),
    ),
  },
  closed,
)
export type FoundPlayers = Readonly<Static<typeof foundPlayersSchema>>

/** Where copies of everything go, and when the latest one there was made; null: none is there. */
export const copiesSchema = Type.Object(
  {
    places: Type.Immutable(
      Type.Array(
        Type.Object(
          { folder: Type.String(), at: Type.Union([Type.Number(), Type.Null()]) },
          closed,
        ),
      ),
    ),
  },
  closed,
)
export type CopiesAnswer = Readonly<Static<typeof copiesSchema>>

/** The events of a file that was taken in. */
export const importedSchema = Type.Object(
  { events: Type.Immutable(Type.Array(eventIdSchema)) },
  closed,
)
export type Imported = Readonly<Static<typeof importedSchema>>

export const eventAnswerSchema = Type.Object({ event: eventIdSchema, log: entries, people }, closed)
export type EventAnswer = Readonly<Static<typeof eventAnswerSchema>>

export const personRequestSchema = Type.Object(personFields, closed)
export type PersonRequest = Readonly<Static<typeof personRequestSchema>>
