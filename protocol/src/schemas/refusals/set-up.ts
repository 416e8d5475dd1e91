import type { Subjects } from '@topcut/engine'
import { changesSchema } from '../facts/announced.ts'
import {
  count,
  minutes,
  orNull,
  roundNumber,
  stageNumber,
  word,
  words,
} from '../facts/on-record.ts'
import { describing, refusalOf } from './refusal-of.ts'

export const setUpRefusals = describing<Subjects['setUp']['refusal']>()([
  refusalOf('unknown-regulation', { regulation: word }),
  refusalOf('no-table-for-head-count', { structure: word, players: count }),
  refusalOf('length-not-allowed', { minutes, from: orNull(minutes), to: orNull(minutes) }),
  refusalOf('announced-otherwise', { changes: changesSchema }),
  refusalOf('already-played', { stage: stageNumber, rounds: roundNumber }),
  refusalOf('unknown-item', { item: word }),
  refusalOf('details-incomplete', { missing: words }),
  refusalOf('variant-not-allowed', { variant: word, played: word }),
])
