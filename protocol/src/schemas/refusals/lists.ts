import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { listOf, players, tableNumber, text, word } from '../facts/on-record.ts'
import { matchIdSchema, playerIdSchema } from '../ids.ts'
import { findingSchema } from '../lists/finding.ts'
import { bare, describing, ofPlayer, refusalOf } from './refusal-of.ts'

const listKind = Type.Enum(['squad', 'army', 'decks'])

export const listsRefusals = describing<Subjects['lists']['refusal']>()([
  refusalOf('list-not-allowed', { player: playerIdSchema, findings: listOf(findingSchema) }),
  refusalOf('lists-missing', { players }),
  refusalOf('lists-unchecked', { players }),
  ofPlayer('lists-locked'),
  ofPlayer('list-not-locked'),
  refusalOf('cards-of-other-kind', { is: listKind, needed: listKind }),
  refusalOf('cards-broken', {
    at: word,
    fault: Type.Enum(['unknown-id', 'repeated-id']),
    value: text,
  }),
  refusalOf('cards-id-taken', { id: word }),
  refusalOf('deck-check-too-early', { match: matchIdSchema, table: tableNumber }),
  bare('points-check-over'),
  bare('points-check-not-ordered'),
  refusalOf('already-signed', { player: playerIdSchema, table: tableNumber }),
])
