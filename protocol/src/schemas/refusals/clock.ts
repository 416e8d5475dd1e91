import type { Subjects } from '@topcut/engine'
import { roundNumber } from '../facts/on-record.ts'
import { describing, refusalOf } from './refusal-of.ts'

export const clockRefusals = describing<Subjects['clock']['refusal']>()([
  refusalOf('clock-already-started', { round: roundNumber }),
  refusalOf('clock-not-running', { round: roundNumber }),
  refusalOf('clock-not-paused', { round: roundNumber }),
  refusalOf('time-already-called', { round: roundNumber }),
  refusalOf('round-without-limit', { round: roundNumber }),
])
