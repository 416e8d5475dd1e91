import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { catalogueSchema } from '../cards/catalogue.ts'
import { entrySchema, matchIdSchema, playerIdSchema } from '../ids.ts'
import { squadListSchema } from '../lists/squad-list.ts'
import { describing, factOf } from './fact-of.ts'
import { text, words } from './on-record.ts'

export const listsFacts = describing<Subjects['lists']['fact']>()([
  factOf('list-submitted', { player: playerIdSchema, list: squadListSchema }),
  factOf('list-corrected', {
    player: playerIdSchema,
    list: squadListSchema,
    reason: text,
    possibleAdvantage: Type.Boolean(),
  }),
  factOf('list-checked', { player: playerIdSchema, entry: Type.Optional(entrySchema) }),
  factOf('lists-opened', { to: Type.Enum(['leaders', 'opponents', 'everybody']) }),
  factOf('cards-loaded', { cards: catalogueSchema }),
  factOf('deck-checked', {
    match: matchIdSchema,
    player: playerIdSchema,
    removed: words,
    legalAfter: Type.Boolean(),
  }),
  factOf('points-check-ordered', {}),
  factOf('points-check-signed', { match: matchIdSchema, player: playerIdSchema }),
])
