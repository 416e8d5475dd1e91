import Type, { type TProperties, type TSchema } from 'typebox'
import { closed } from '../closed.ts'
import { daySchema } from '../setup.ts'
import { line } from '../text.ts'

/** Ten times what the largest title has printed: without a limit one file could fill the memory. */
const mostCards = 10_000

export const cardsOf = <S extends TSchema>(card: S) =>
  Type.Immutable(Type.Array(card, { maxItems: mostCards }))

const cardName = line(200)
export const word = line(120)
export const words = Type.Immutable(Type.Array(word, { maxItems: 1_000 }))
export const optionalWord = Type.Optional(word)
export const optionalWords = Type.Optional(words)
export const flag = Type.Optional(Type.Boolean())
export const because = line(2_000)

export const count = Type.Integer({ minimum: 0, maximum: 1_000 })
export const optionalCount = Type.Optional(count)
/** Some cards make a squad cheaper. */
export const cost = Type.Integer({ minimum: -1_000, maximum: 1_000 })

/** A card by its names, with what its kind has beside them. */
export const named = <P extends TProperties>(fields: P) =>
  Type.Object(
    {
      name: cardName,
      names: Type.Optional(
        Type.Object({ de: Type.Optional(cardName), pl: Type.Optional(cardName) }, closed),
      ),
      also: Type.Optional(Type.Immutable(Type.Array(cardName, { maxItems: 100 }))),
      ...fields,
    },
    closed,
  )

/** What every catalogue has, whatever its cards are. */
export const anyCatalogue = {
  id: word,
  about: line(4_000),
  products: cardsOf(named({ id: word, released: Type.Optional(daySchema) })),
} as const
