import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { entrySchema, leaderIdSchema, matchIdSchema, playerIdSchema } from '../ids.ts'
import { reason } from '../text.ts'
import { commandOf, describing } from './command-of.ts'

export const callsCommands = describing<Subjects['calls']['command']>()([
  commandOf('call-judge', {
    match: Type.Optional(matchIdSchema),
    player: Type.Optional(playerIdSchema),
    about: reason,
  }),
  commandOf('take-call', { call: entrySchema, leader: Type.Optional(leaderIdSchema) }),
  commandOf('close-call', { call: entrySchema }),
])
