import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { catalogueSchema } from '../cards/catalogue.ts'
import { matchIdSchema, playerIdSchema } from '../ids.ts'
import { cardName, listOf } from '../lists/card.ts'
import { squadListSchema } from '../lists/squad-list.ts'
import { reason } from '../text.ts'
import { bare, commandOf, describing } from './command-of.ts'

const game = Type.Integer({ minimum: 1, maximum: 10 })

export const listsCommands = describing<Subjects['lists']['command']>()([
  commandOf('submit-list', { player: playerIdSchema, list: squadListSchema }),
  commandOf('correct-list', {
    player: playerIdSchema,
    list: squadListSchema,
    reason,
    possibleAdvantage: Type.Boolean(),
  }),
  commandOf('record-list-check', { player: playerIdSchema }),
  commandOf('open-lists', { to: Type.Enum(['leaders', 'opponents', 'everybody']) }),
  commandOf('load-cards', { cards: catalogueSchema }),
  commandOf('record-deck-check', {
    match: matchIdSchema,
    player: playerIdSchema,
    removed: listOf(cardName),
    legalAfter: Type.Boolean(),
    games: Type.Immutable(Type.Array(game, { maxItems: 10 })),
    finals: Type.Optional(Type.Enum(['forfeit', 'replay'])),
  }),
  bare('order-points-check'),
  commandOf('sign-points-check', { match: matchIdSchema, player: playerIdSchema }),
])
