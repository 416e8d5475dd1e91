import Type from 'typebox'
import { closed } from '../closed.ts'
import {
  anyCatalogue,
  because,
  cardsOf,
  cost,
  count,
  flag,
  named,
  optionalCount,
  optionalWord,
  optionalWords,
  word,
  words,
} from './printed.ts'

const deployment = named({
  id: word,
  subtitle: optionalWord,
  faction: optionalWord,
  points: cost,
  figures: optionalCount,
  figurePoints: optionalCount,
  unique: flag,
  elite: flag,
  traits: words,
  campaignOnly: flag,
  needs: optionalWords,
  allies: optionalWord,
  because: Type.Optional(because),
  products: words,
})

export const armyCards = Type.Object(
  {
    kind: Type.Literal('army'),
    ...anyCatalogue,
    factions: cardsOf(named({ id: word })),
    deployments: cardsOf(deployment),
    commands: cardsOf(named({ id: word, cost: count, most: count, products: words })),
    maps: cardsOf(Type.Object({ name: word, products: words }, closed)),
  },
  closed,
)
