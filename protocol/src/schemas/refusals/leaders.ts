import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { closed } from '../closed.ts'
import { orNull, tableNumber, tables, word } from '../facts/on-record.ts'
import { leaderIdSchema, playerIdSchema } from '../ids.ts'
import { bare, describing, ofPlayer, refusalOf } from './refusal-of.ts'

const leader = leaderIdSchema

const rulingLeader = Type.Union([
  Type.Object({ kind: Type.Enum(['any', 'missing']) }, closed),
  Type.Object({ kind: Type.Literal('named'), leader }, closed),
])

export const leadersRefusals = describing<Subjects['leaders']['refusal']>()([
  refusalOf('leader-may-not-play', { player: playerIdSchema, tier: word }),
  ofPlayer('second-judge-missing'),
  refusalOf('organizer-exists', { leader }),
  refusalOf('unknown-leader', { leader }),
  refusalOf('office-not-vacant', { leader }),
  refusalOf('ruling-leader-missing', { tables }),
  refusalOf('own-matter', { table: orNull(tableNumber), ruling: rulingLeader }),
  refusalOf('other-rules-here', { table: tableNumber, leader }),
  bare('off-duty'),
  bare('organizer-missing'),
])
