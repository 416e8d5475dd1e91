import { type Edition, parts, type Sleeves, sleeveKinds } from '@topcut/engine'
import Type, { type TProperties, type TSchema } from 'typebox'
import { closed } from '../closed.ts'
import { highestScore } from '../result.ts'
import { daySchema } from '../setup.ts'
import { line, typed } from '../text.ts'

/** No list is as long as this; without a limit one list could fill the log. */
const mostEntries = 500

export const listOf = <S extends TSchema>(entry: S) =>
  Type.Immutable(Type.Array(entry, { maxItems: mostEntries }))
export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])

export const cardName = line(120)
export const word = line(80)

/** Some cards make a squad cheaper. */
export const cost = Type.Integer({ minimum: -highestScore, maximum: highestScore })

export const count = Type.Integer({ minimum: 0, maximum: highestScore })

export const sleevesSchema = typed<Sleeves>(Type.Enum([...sleeveKinds]))

const release = Type.Optional(orNull(daySchema))

const product = Type.Object(
  {
    name: cardName,
    released: Type.Object(
      {
        german: release,
        english: release,
        polish: release,
        'north-american': release,
      } satisfies { readonly [E in Edition]: unknown },
      closed,
    ),
    show: orNull(word),
  },
  closed,
)

/** A card with what was declared about it, and what its kind of list has beside that. */
export const cardWith = <P extends TProperties>(fields: P) =>
  Type.Object(
    {
      id: Type.Optional(word),
      name: cardName,
      points: cost,
      product: orNull(product),
      namesakes: Type.Optional(listOf(cardName)),
      language: Type.Optional(word),
      marks: listOf(word),
      proxies: Type.Immutable(Type.Array(Type.Enum([...parts]), { maxItems: 10 })),
      ...fields,
    },
    closed,
  )

/** Null for a card that every faction may use. */
export const faction = orNull(word)
