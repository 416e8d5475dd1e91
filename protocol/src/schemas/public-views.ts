import type { PublicPart, PublicView } from '@topcut/engine'
import Type, { type TSchema, type TUnsafe } from 'typebox'
import { closed } from './closed.ts'
import { typed } from './text.ts'

const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])
const whole = Type.Integer({ minimum: 0 })
const text = Type.String()
const pair = <S extends TSchema>(schema: S) => Type.Tuple([schema, schema])
/** What the engine's own types describe further. */
const some = Type.Object({})
const texts = Type.Array(text)

const named = { player: text, number: whole, name: text, members: Type.Optional(texts) }
const player = Type.Object(named, closed)
const leader = Type.Object({ leader: text, role: text, name: orNull(text) }, closed)
const roundName = Type.Object({ kind: text })
const earned = Type.Object({
  outcome: text,
  tournamentPoints: Type.Number(),
  marginOfVictory: orNull(Type.Number()),
})

const table = Type.Object(
  {
    match: text,
    round: whole,
    table: whole,
    players: pair(player),
    result: orNull(Type.Object({ ending: text })),
    earned: orNull(pair(earned)),
    status: Type.Enum(['waiting', 'playing', 'ended', 'result']),
    ruling: Type.Optional(orNull(leader)),
    revision: whole,
    game: Type.Optional(text),
    seeds: Type.Optional(pair(whole)),
    side: Type.Optional(some),
  },
  closed,
)

const standing = Type.Object({
  ...named,
  /** Null for the disqualified. */
  place: orNull(whole),
  tournamentPoints: Type.Number(),
  marginOfVictory: orNull(Type.Number()),
  /** Exact: `12/5`. */
  strengthOfSchedule: text,
  extendedStrengthOfSchedule: orNull(text),
  strengthOfScheduleShown: Type.Number(),
  tally: some,
  opponents: texts,
  decidedBy: orNull(text),
  status: text,
})

const slots = pair(orNull(player))
const game = Type.Object(
  {
    game: text,
    slots,
    winner: orNull(text),
    isDecided: Type.Boolean(),
    table: orNull(table),
  },
  closed,
)

const event = Type.Object({
  name: text,
  date: text,
  regulation: text,
  terms: some,
  tier: text,
  team: Type.Optional(Type.Object({ value: whole })),
  status: Type.Enum(['to-come', 'running', 'played', 'finished', 'cancelled']),
  cancelled: Type.Optional(text),
  stages: orNull(Type.Array(some)),
  stage: whole,
  round: orNull(Type.Object({ number: whole, status: text }, closed)),
  roundNames: Type.Array(roundName),
  registered: whole,
  capacity: orNull(whole),
  waiting: whole,
  listsOpenTo: Type.Enum(['leaders', 'opponents', 'everybody']),
  cards: Type.Optional(text),
  about: some,
  details: some,
  organizers: texts,
  cut: orNull(Type.Array(player)),
  champion: orNull(player),
  message: orNull(Type.Object({ text, at: Type.Number() })),
  code: orNull(text),
  anew: orNull(some),
})

const clock = Type.Object(
  {
    startedAt: Type.Number(),
    minutes: orNull(whole),
    pausedAt: orNull(Type.Number()),
    paused: Type.Number(),
    calledAt: orNull(Type.Number()),
  },
  closed,
)

const views: { readonly [P in PublicPart]: TSchema } = {
  event,
  logo: orNull(text),
  players: Type.Array(
    Type.Object({ ...named, status: text, checkedIn: Type.Boolean(), members: texts }, closed),
  ),
  tables: orNull(
    Type.Object(
      {
        number: whole,
        status: text,
        mission: orNull(text),
        roundName,
        tables: Type.Array(table),
        byes: Type.Array(Type.Object({ ...named, kind: text, earned: orNull(earned) }, closed)),
      },
      closed,
    ),
  ),
  standings: Type.Object(
    {
      afterRound: whole,
      rows: Type.Array(standing),
      places: orNull(Type.Array(Type.Object({ ...named, place: orNull(whole) }, closed))),
    },
    closed,
  ),
  bracket: orNull(
    Type.Object(
      {
        rounds: Type.Array(Type.Array(game)),
        seeds: Type.Array(player),
        chart: Type.Array(Type.Object({ game: text, slots })),
        champion: orNull(player),
      },
      closed,
    ),
  ),
  clock: orNull(
    Type.Object({
      round: whole,
      minutes: orNull(whole),
      clock: orNull(clock),
      extended: Type.Array(Type.Object({ table: whole, minutes: whole }, closed)),
    }),
  ),
  announcement: orNull(
    Type.Object(
      {
        headCount: whole,
        lines: Type.Array(some),
        missions: orNull(some),
        anew: Type.Array(some),
        leaders: Type.Array(leader),
      },
      closed,
    ),
  ),
  pictures: Type.Object(
    {
      rounds: Type.Array(whole),
      players: Type.Array(Type.Object({ ...named, places: Type.Array(orNull(whole)) }, closed)),
      points: Type.Array(
        Type.Object({ tournamentPoints: Type.Number(), players: whole, in: whole }, closed),
      ),
      cut: orNull(whole),
      shares: some,
    },
    closed,
  ),
  'open-lists': Type.Array(Type.Object({ ...named, list: Type.Object({ kind: text }) }, closed)),
}

/** A public view as it travels. */
export const publicViewSchema = <P extends PublicPart>(
  part: P,
): TUnsafe<{ readonly version: number; readonly view: PublicView<P> }> =>
  typed(Type.Object({ version: whole, view: views[part] }, closed))
