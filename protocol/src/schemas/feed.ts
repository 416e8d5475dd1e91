import type { Day, Earned, Ending, PublicEvent } from '@topcut/engine'
import Type, { type Static, type TSchema } from 'typebox'
import { closed } from './closed.ts'
import { roundNameSchema } from './round-name.ts'
import { typed } from './text.ts'

/** What other programs rely on: a field that changes its meaning makes it another number. */
export const feedVersion = 1

const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])
const whole = Type.Integer({ minimum: 0 })
const text = Type.String()
const pair = <S extends TSchema>(schema: S) => Type.Tuple([schema, schema])

/** By number: it is the same in every part, and names change. */
const player = {
  number: whole,
  name: text,
  members: Type.Optional(Type.Array(text)),
}
/** Null for those who have none, such as the disqualified. */
const place = orNull(whole)
const feedPlayer = Type.Object(player, closed)

const earned = typed<Earned>(
  Type.Object(
    { outcome: text, tournamentPoints: Type.Number(), marginOfVictory: orNull(Type.Number()) },
    closed,
  ),
)

const table = Type.Object(
  {
    table: whole,
    players: pair(feedPlayer),
    status: Type.Enum(['waiting', 'playing', 'ended', 'result']),
    /** How the match ended; no score where nothing was counted. */
    result: orNull(
      Type.Object({ ending: typed<Ending>(text), score: orNull(pair(Type.Number())) }, closed),
    ),
    earned: orNull(pair(earned)),
  },
  closed,
)

const round = Type.Object(
  {
    number: whole,
    name: roundNameSchema,
    status: text,
    mission: orNull(text),
    tables: Type.Array(table),
    byes: Type.Array(Type.Object({ ...player, kind: text, earned: orNull(earned) }, closed)),
  },
  closed,
)

const standing = Type.Object(
  {
    place,
    ...player,
    status: text,
    tournamentPoints: Type.Number(),
    marginOfVictory: orNull(Type.Number()),
    /** Exact: `12/5`. */
    strengthOfSchedule: text,
    extendedStrengthOfSchedule: orNull(text),
  },
  closed,
)

const game = Type.Object(
  {
    game: text,
    players: pair(orNull(feedPlayer)),
    /** By number. */
    winner: orNull(whole),
    isDecided: Type.Boolean(),
    table: orNull(whole),
  },
  closed,
)

/** Everything that is published of an event, in one piece, for programs elsewhere. */
export const feedSchema = Type.Object(
  {
    version: Type.Literal(feedVersion),
    event: text,
    name: text,
    date: typed<Day>(text),
    until: orNull(typed<Day>(text)),
    venue: orNull(text),
    regulation: text,
    tier: text,
    status: typed<PublicEvent['status']>(
      Type.Enum(['to-come', 'running', 'played', 'finished', 'cancelled']),
    ),
    registered: whole,
    rounds: Type.Array(round),
    standings: Type.Object({ afterRound: whole, rows: Type.Array(standing) }, closed),
    bracket: orNull(
      Type.Object(
        {
          rounds: Type.Array(Type.Array(game)),
          seeds: Type.Array(feedPlayer),
          champion: orNull(feedPlayer),
        },
        closed,
      ),
    ),
    champion: orNull(feedPlayer),
    /** Everybody's final place; null before the event is over. */
    places: orNull(Type.Array(Type.Object({ place, ...player }, closed))),
  },
  closed,
)
export type Feed = Static<typeof feedSchema>
