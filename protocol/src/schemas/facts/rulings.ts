import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { entrySchema, playerIdSchema } from '../ids.ts'
import { rulingSchema } from '../ruling.ts'
import { describing, factOf } from './fact-of.ts'
import { count, roundNumber, text } from './on-record.ts'

const player = playerIdSchema

export const rulingsFacts = describing<Subjects['rulings']['fact']>()([
  factOf('ruling-recorded', { ruling: rulingSchema }),
  factOf('ruling-appealed', { ruling: entrySchema, player }),
  factOf('appeal-decided', { ruling: entrySchema, upheld: Type.Boolean(), text }),
  factOf('points-deducted', {
    player,
    points: count,
    reason: text,
    round: Type.Optional(roundNumber),
  }),
  factOf('disqualification-proposed', { player, reason: text }),
  factOf('proposal-answered', {
    proposal: entrySchema,
    confirmed: Type.Boolean(),
    reason: text,
  }),
])
