import type { Subjects } from '@topcut/engine'
import { entrySchema } from '../ids.ts'
import { bare, describing, ofPlayer, refusalOf } from './refusal-of.ts'

export const rulingsRefusals = describing<Subjects['rulings']['refusal']>()([
  refusalOf('ruling-final', { ruling: entrySchema }),
  refusalOf('appeal-missing', { ruling: entrySchema }),
  ofPlayer('proposal-needed'),
  bare('players-needed'),
])
