import type { Subjects } from '@topcut/engine'
import { entrySchema } from '../ids.ts'
import { refusalSchema } from '../refusals/refusal.ts'
import { describing, factOf } from './fact-of.ts'
import { text } from './on-record.ts'

export const spineFacts = describing<Subjects['spine']['fact']>()([
  factOf('undone', { entry: entrySchema, reason: text }),
  factOf('rule-overridden', { refusal: refusalSchema, reason: text }),
])
