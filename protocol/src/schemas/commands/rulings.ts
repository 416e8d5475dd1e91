import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { entrySchema, playerIdSchema } from '../ids.ts'
import { highestScore, scoreSchema } from '../result.ts'
import { rulingSchema } from '../ruling.ts'
import { line, reason } from '../text.ts'
import { commandOf, describing } from './command-of.ts'
import { when } from './when.ts'

export const rulingsCommands = describing<Subjects['rulings']['command']>()([
  commandOf('record-ruling', { ruling: rulingSchema, score: Type.Optional(scoreSchema) }),
  commandOf('appeal-ruling', { ruling: entrySchema, player: playerIdSchema }),
  commandOf('decide-appeal', { ruling: entrySchema, upheld: Type.Boolean(), text: line(2000) }),
  commandOf('deduct-points', {
    player: playerIdSchema,
    points: Type.Integer({ minimum: 1, maximum: highestScore }),
    reason,
  }),
  commandOf('disqualify-player', {
    player: playerIdSchema,
    when,
    reason,
    score: Type.Optional(scoreSchema),
  }),
  commandOf('propose-disqualification', { player: playerIdSchema, reason }),
  commandOf('answer-proposal', {
    proposal: entrySchema,
    confirmed: Type.Boolean(),
    when,
    reason,
    score: Type.Optional(scoreSchema),
  }),
])
