import Type from 'typebox'
import { closed } from '../closed.ts'
import { side } from '../facts/on-record.ts'
import {
  anyCatalogue,
  cardsOf,
  count,
  flag,
  named,
  optionalCount,
  optionalWord,
  word,
} from './printed.ts'

const card = Type.Object({ title: word, type: word, unique: flag, octgn: word }, closed)

const set = named({
  number: count,
  side,
  affiliation: optionalWord,
  locked: flag,
  most: optionalCount,
  product: word,
  octgn: word,
  cards: Type.Immutable(Type.Array(card, { maxItems: 100 })),
})

export const deckCards = Type.Object(
  {
    kind: Type.Literal('decks'),
    ...anyCatalogue,
    affiliations: cardsOf(named({ side })),
    sets: cardsOf(set),
  },
  closed,
)
