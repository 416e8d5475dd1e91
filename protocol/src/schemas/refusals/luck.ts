import type { Subjects } from '@topcut/engine'
import { roundNumber } from '../facts/on-record.ts'
import { describing, refusalOf } from './refusal-of.ts'

export const luckRefusals = describing<Subjects['luck']['refusal']>()([
  refusalOf('luck-not-committed', {}),
  refusalOf('luck-closed', { round: roundNumber }),
])
