import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { closed } from '../closed.ts'
import { byeSchema } from '../commands/rounds.ts'
import { matchIdSchema, playerIdSchema } from '../ids.ts'
import { stagePlanSchema } from '../setup.ts'
import { describing, factOf } from './fact-of.ts'
import { drawnLuckSchema } from './luck.ts'
import {
  count,
  listOf,
  orNull,
  pairOf,
  players,
  roundNumber,
  stageNumber,
  text,
  word,
} from './on-record.ts'
import { pairingSchema, receiptSchema } from './pairing.ts'

const version = Type.Integer({ minimum: 1, maximum: 1_000 })
const pairings = listOf(pairingSchema)
const byes = listOf(byeSchema)
const receipt = orNull(receiptSchema)

export const roundsFacts = describing<Subjects['rounds']['fact']>()([
  factOf('stage-started', {
    stage: stageNumber,
    plan: stagePlanSchema,
    entrants: players,
    places: Type.Optional(listOf(orNull(playerIdSchema), 2 * 10_000)),
    chart: Type.Optional(count),
    entropy: Type.Optional(text),
    luck: Type.Optional(drawnLuckSchema),
  }),
  factOf('round-paired', {
    round: roundNumber,
    stage: stageNumber,
    method: Type.Object({ name: word, version }, closed),
    entropy: text,
    luck: Type.Optional(drawnLuckSchema),
    pairings,
    byes,
    receipt,
    leftOut: players,
    mission: Type.Optional(word),
    missionDraw: Type.Optional(Type.Object({ name: Type.Literal('bag'), version }, closed)),
    reason: Type.Optional(text),
  }),
  factOf('round-unpaired', { round: roundNumber }),
  factOf('round-published', { round: roundNumber }),
  factOf('round-repaired', {
    round: roundNumber,
    removed: listOf(matchIdSchema),
    pairings,
    byes,
    receipt,
    reason: text,
  }),
  factOf('pair-constrained', {
    players: pairOf(playerIdSchema),
    as: Type.Enum(['forbidden', 'fixed', 'free']),
    reason: text,
  }),
  factOf('round-closed', { round: roundNumber }),
])
