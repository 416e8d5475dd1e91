import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { matchIdSchema } from '../ids.ts'
import { minutesSchema } from '../setup.ts'
import { reason } from '../text.ts'
import { bare, commandOf, describing } from './command-of.ts'

export const clockCommands = describing<Subjects['clock']['command']>()([
  bare('start-clock'),
  bare('pause-clock'),
  bare('resume-clock'),
  bare('call-time'),
  commandOf('extend-time', {
    match: Type.Optional(matchIdSchema),
    minutes: minutesSchema,
    reason,
  }),
])
