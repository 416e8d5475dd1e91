import type { Ending, Result } from '@topcut/engine'
import Type, { type TSchema } from 'typebox'
import { closed } from './closed.ts'
import { idText } from './text.ts'

/** No document knows a score near this; how high a score may be is the regulation's to say. */
export const highestScore = 1000

/** Nobody rolls this often; without a limit one result could fill the log. */
const mostRolls = 100

const seat = Type.Enum(['first', 'second'])
const count = Type.Integer({ minimum: 0, maximum: highestScore })
const pair = Type.Immutable(Type.Tuple([count, count]))

/** What stands on a table, in the order of the seats. */
export const scoreSchema = pair

const rolls = Type.Immutable(Type.Array(pair, { maxItems: mostRolls }))

const tie = Type.Object(
  { defeats: Type.Optional(pair), damage: Type.Optional(pair), die: Type.Optional(rolls) },
  closed,
)

const table = Type.Object(
  {
    objectives: count,
    damageOnDark: count,
    dial: count,
    damageOnLight: count,
    balance: Type.Enum(['light', 'dark']),
  },
  closed,
)

const game = Type.Union([
  Type.Enum(['first', 'second', 'draw', 'double-loss', 'unplayed']),
  Type.Object({ annulled: seat }, closed),
  Type.Object({ conceded: seat }, closed),
])

const played = <const E extends Result['ending']>(ending: E) =>
  Type.Object(
    {
      ending: Type.Literal(ending),
      score: pair,
      initiative: Type.Optional(seat),
      salvo: Type.Optional(seat),
      salvoRolls: Type.Optional(Type.Object({ dice: pair, hits: rolls }, closed)),
      tie: Type.Optional(tie),
    },
    closed,
  )

const against = <const E extends Result['ending']>(ending: E) =>
  Type.Object({ ending: Type.Literal(ending), by: seat }, closed)

/** Every form a result can have, with how whoever has seen a draw is named. */
export const resultSchemaWith = <W extends TSchema>(witness: W) =>
  Type.Union([
    played('destruction'),
    played('time'),
    played('mutual-destruction'),
    played('points'),
    Type.Object({ ending: Type.Literal('defeat'), winner: seat, score: pair }, closed),
    Type.Object(
      { ending: Type.Literal('concession'), by: seat, score: Type.Optional(pair) },
      closed,
    ),
    Type.Object(
      { ending: Type.Literal('games'), games: Type.Immutable(Type.Tuple([game, game])) },
      closed,
    ),
    Type.Object({ ending: Type.Literal('won'), winner: seat, light: seat }, closed),
    Type.Object({ ending: Type.Literal('forfeit'), winner: seat }, closed),
    Type.Object({ ending: Type.Literal('timeout'), light: seat, table }, closed),
    Type.Object({ ending: Type.Literal('intentional-draw'), witness }, closed),
    against('no-show'),
    Type.Object({ ending: Type.Literal('double-no-show') }, closed),
    against('match-loss'),
    Type.Object({ ending: Type.Literal('double-loss') }, closed),
    against('withdrawal'),
  ])

/** Every form a result can be sent in; which of them a document knows is the engine's question. */
export const resultSchema = resultSchemaWith(idText)

export const endings: readonly Ending[] = resultSchema.anyOf.map(
  ({ properties }) => properties.ending.const,
)
