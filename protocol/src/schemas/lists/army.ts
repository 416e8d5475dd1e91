import Type from 'typebox'
import { closed } from '../closed.ts'
import { cardWith, cost, count, faction, listOf, orNull, sleevesSchema, word } from './card.ts'

const factionCards = listOf(cardWith({ faction }))

/** Groups of figures with what is attached to them, and the command deck. */
export const armySchema = Type.Object(
  {
    kind: Type.Literal('army'),
    faction: word,
    deployments: listOf(
      cardWith({
        faction,
        attachments: factionCards,
        figures: Type.Optional(count),
        figurePoints: Type.Optional(cost),
      }),
    ),
    total: orNull(cost),
    commandDeck: orNull(factionCards),
    sleeves: Type.Optional(sleevesSchema),
  },
  closed,
)
