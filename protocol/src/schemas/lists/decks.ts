import Type from 'typebox'
import { closed } from '../closed.ts'
import { playerIdSchema } from '../ids.ts'
import { cardName, cardWith, listOf, orNull, sleevesSchema } from './card.ts'

/** A team of two brings four; a few more may be sent so that the engine can say what is wrong. */
const mostDecks = 10

const setCards = listOf(cardWith({ set: Type.Optional(cardName) }))

const deck = {
  side: Type.Enum(['light', 'dark']),
  affiliations: listOf(cardWith({})),
  objectives: setCards,
  commands: setCards,
  sleeves: Type.Optional(sleevesSchema),
}
const owned = { owner: orNull(playerIdSchema), teamMate: orNull(playerIdSchema) }

export const decksSchema = Type.Object(
  {
    kind: Type.Literal('decks'),
    decks: Type.Immutable(Type.Array(Type.Object(deck, closed), { maxItems: mostDecks })),
  },
  closed,
)

export const teamDecksSchema = Type.Object(
  {
    kind: Type.Literal('team-decks'),
    decks: Type.Immutable(
      Type.Array(Type.Object({ ...deck, ...owned }, closed), { maxItems: mostDecks }),
    ),
  },
  closed,
)
