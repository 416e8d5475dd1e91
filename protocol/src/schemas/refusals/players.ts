import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { count, roundNumber } from '../facts/on-record.ts'
import { playerIdSchema, playersSchema } from '../ids.ts'
import { tierSchema } from '../setup.ts'
import { bare, describing, ofPlayer, refusalOf } from './refusal-of.ts'

export const playersRefusals = describing<Subjects['players']['refusal']>()([
  ofPlayer('unknown-player'),
  ofPlayer('already-registered'),
  ofPlayer('registration-over'),
  ofPlayer('registration-still-open'),
  ofPlayer('late-entry-refused'),
  refusalOf('team-size', { count, needed: count }),
  refusalOf('hall-full', { player: playerIdSchema, places: count }),
  ofPlayer('on-waiting-list'),
  ofPlayer('not-waiting'),
  refusalOf('not-next', { player: playerIdSchema, next: playerIdSchema }),
  refusalOf('already-marked', { paid: Type.Boolean() }),
  refusalOf('registrations-stay', { players: playersSchema }),
  bare('round-one-paired'),
  refusalOf('round-one-by-lot', { tiers: Type.Immutable(Type.Array(tierSchema)) }),
  ofPlayer('already-checked-in'),
  ofPlayer('not-checked-in'),
  ofPlayer('not-active'),
  ofPlayer('still-active'),
  ofPlayer('disqualified-for-good'),
  ofPlayer('readmission-off'),
  ofPlayer('stage-over'),
  bare('return-by-organizer'),
  refusalOf('nobody-sits-out', { round: roundNumber }),
  ofPlayer('score-not-needed'),
])
