import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { matchIdSchema } from '../ids.ts'
import { describing, factOf } from './fact-of.ts'
import { minutes, orNull, roundNumber, text } from './on-record.ts'

export const clockFacts = describing<Subjects['clock']['fact']>()([
  factOf('clock-started', { round: roundNumber, minutes: orNull(minutes) }),
  factOf('clock-paused', { round: roundNumber }),
  factOf('clock-resumed', { round: roundNumber }),
  factOf('time-called', { round: roundNumber }),
  factOf('time-extended', {
    round: roundNumber,
    match: Type.Optional(matchIdSchema),
    minutes,
    reason: text,
  }),
])
