import type { Result } from '@topcut/engine'
import Type from 'typebox'
import { line } from './text.ts'

/** No document knows a score near this; how high a score may be is the regulation's to say. */
export const highestScore = 1000

const seat = Type.Enum(['first', 'second'])
const points = Type.Integer({ minimum: 0, maximum: highestScore })
const score = Type.Immutable(Type.Tuple([points, points]))
const closed = { additionalProperties: false } as const

const played = <const E extends Result['ending']>(ending: E) =>
  Type.Object(
    {
      ending: Type.Literal(ending),
      score,
      initiative: Type.Optional(seat),
      salvo: Type.Optional(seat),
    },
    closed,
  )

const against = <const E extends Result['ending']>(ending: E) =>
  Type.Object({ ending: Type.Literal(ending), by: seat }, closed)

export const resultSchema = Type.Union([
  played('destruction'),
  played('time'),
  played('mutual-destruction'),
  Type.Object({ ending: Type.Literal('concession'), by: seat, score }, closed),
  Type.Object({ ending: Type.Literal('intentional-draw'), witness: line(80) }, closed),
  against('no-show'),
  against('match-loss'),
  Type.Object({ ending: Type.Literal('double-loss') }, closed),
  against('withdrawal'),
])
