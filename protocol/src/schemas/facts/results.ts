import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { matchIdSchema, playerIdSchema } from '../ids.ts'
import { resultSchemaWith } from '../result.ts'
import { describing, factOf } from './fact-of.ts'
import { text, word, words } from './on-record.ts'

/** In logs of before, who has seen a draw stands in words. */
const result = resultSchemaWith(word)
const match = matchIdSchema
const awaits = Type.Optional(playerIdSchema)

export const resultsFacts = describing<Subjects['results']['fact']>()([
  factOf('match-started', { match }),
  factOf('match-ended', { match }),
  factOf('result-reported', { match, player: playerIdSchema, result }),
  factOf('result-entered', { match, result, awaits }),
  factOf('result-confirmed', { match, player: playerIdSchema }),
  factOf('result-amended', { match, result, reason: text, awaits }),
  factOf('result-annulled', { match, reason: text }),
  factOf('lot-drawn', { about: text, among: words, drawn: word, entropy: text }),
])
