import type { Subjects } from '@topcut/engine'
import { listOf, players, tableNumber } from '../facts/on-record.ts'
import { matchIdSchema, playerIdSchema } from '../ids.ts'
import { findingSchema } from '../lists/finding.ts'
import { bare, describing, ofPlayer, refusalOf } from './refusal-of.ts'

export const listsRefusals = describing<Subjects['lists']['refusal']>()([
  refusalOf('list-not-allowed', { player: playerIdSchema, findings: listOf(findingSchema) }),
  refusalOf('lists-missing', { players }),
  refusalOf('lists-unchecked', { players }),
  ofPlayer('lists-locked'),
  ofPlayer('list-not-locked'),
  refusalOf('deck-check-too-early', { match: matchIdSchema, table: tableNumber }),
  bare('points-check-over'),
  bare('points-check-not-ordered'),
  refusalOf('already-signed', { player: playerIdSchema, table: tableNumber }),
])
