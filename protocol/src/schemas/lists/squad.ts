import type { Part } from '@topcut/engine'
import Type from 'typebox'
import { closed } from '../closed.ts'
import { cardWith, cost, count, faction, listOf, orNull, word } from './card.ts'

const optionalWord = Type.Optional(word)

const ship = cardWith({
  kind: Type.Literal('ship'),
  ship: optionalWord,
  factions: Type.Object(
    {
      card: word,
      token: optionalWord,
      model: optionalWord,
      base: optionalWord,
      dial: optionalWord,
    } satisfies { readonly [P in Part]: unknown },
    closed,
  ),
  size: Type.Enum(['small', 'large', 'huge']),
  hull: count,
  shields: count,
  attack: count,
  upgrades: listOf(cardWith({ kind: Type.Literal('upgrade'), faction, slot: optionalWord })),
})

/** Ships with their upgrades, and what is brought along with them. */
export const squadSchema = Type.Object(
  {
    kind: Type.Literal('squad'),
    faction: word,
    ships: listOf(ship),
    total: orNull(cost),
    obstacles: orNull(listOf(word)),
    damageDeck: orNull(word),
  },
  closed,
)
