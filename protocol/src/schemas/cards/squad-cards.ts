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

const stats = { attack: count, agility: count, hull: count, shields: count } as const
const size = Type.Enum(['small', 'large', 'huge'])
const stat = Type.Enum(['attack', 'agility', 'hull', 'shields', 'skill'])

const ship = named({ id: word, factions: words, size, ...stats, actions: words })

const pilot = named({
  id: word,
  ship: word,
  faction: word,
  skill: optionalCount,
  points: Type.Optional(cost),
  unique: flag,
  slots: optionalWords,
  stats: Type.Optional(Type.Object(stats, closed)),
  products: words,
})

const grant = Type.Union([
  Type.Object({ slot: word }, closed),
  Type.Object({ action: word }, closed),
  Type.Object({ stat, by: cost }, closed),
])

const exceptionOf = <const K extends string, P extends object>(is: K, fields: P) =>
  Type.Object({ is: Type.Literal(is), because, ...fields }, closed)

const exception = Type.Union([
  exceptionOf('cheaper', { slot: optionalWord, by: cost }),
  exceptionOf('slot', { of: words, most: optionalCount, card: optionalWord }),
  exceptionOf('loses', { slot: word, count: optionalCount }),
  exceptionOf('only', { slot: word, most: optionalCount, unique: flag }),
  exceptionOf('different', { slot: word }),
  exceptionOf('takes', { slots: count }),
  exceptionOf('needs', { stat, least: optionalCount, most: optionalCount }),
  exceptionOf('needs-action', { action: word }),
  exceptionOf('needs-slot', { slot: word }),
  exceptionOf('bars-slot', { slot: word }),
  exceptionOf('needs-card', { card: word, on: Type.Enum(['ship', 'squad']) }),
  exceptionOf('also-for', { faction: word, with: word }),
  exceptionOf('epic', {}),
])

const upgrade = named({
  id: word,
  slot: word,
  points: cost,
  unique: flag,
  limited: flag,
  most: optionalCount,
  factions: optionalWords,
  ships: optionalWords,
  sizes: Type.Optional(Type.Immutable(Type.Array(size, { maxItems: 3 }))),
  grants: Type.Optional(cardsOf(grant)),
  exceptions: Type.Optional(cardsOf(exception)),
  products: words,
})

export const squadCards = Type.Object(
  {
    kind: Type.Literal('squad'),
    ...anyCatalogue,
    factions: cardsOf(named({ id: word, includes: words })),
    slots: cardsOf(named({ id: word, every: flag })),
    damageDecks: cardsOf(named({ id: word })),
    corrections: cardsOf(Type.Object({ card: word, because }, closed)),
    ships: cardsOf(ship),
    pilots: cardsOf(pilot),
    upgrades: cardsOf(upgrade),
  },
  closed,
)
