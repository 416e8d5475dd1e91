import type { Subjects } from '@topcut/engine'
import { roundNumber, tableNumber } from '../facts/on-record.ts'
import { describing, refusalOf } from './refusal-of.ts'

export const tablesRefusals = describing<Subjects['tables']['refusal']>()([
  refusalOf('table-not-in-hall', { table: tableNumber }),
  refusalOf('table-not-played', { table: tableNumber, round: roundNumber }),
])
