import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { entrySchema, leaderIdSchema, matchIdSchema, playerIdSchema } from '../ids.ts'
import { describing, factOf } from './fact-of.ts'
import { text } from './on-record.ts'

export const callsFacts = describing<Subjects['calls']['fact']>()([
  factOf('judge-called', {
    match: Type.Optional(matchIdSchema),
    player: Type.Optional(playerIdSchema),
    about: text,
  }),
  factOf('call-taken', { call: entrySchema, leader: Type.Optional(leaderIdSchema) }),
  factOf('call-closed', { call: entrySchema }),
])
