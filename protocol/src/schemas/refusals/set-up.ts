import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
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
import { daySchema } from '../setup.ts'
import { describing, refusalOf } from './refusal-of.ts'

export const setUpRefusals = describing<Subjects['setUp']['refusal']>()([
  refusalOf('unknown-regulation', { regulation: word }),
  refusalOf('no-table-for-head-count', { structure: word, players: count }),
  refusalOf('length-not-allowed', { minutes, from: orNull(minutes), to: orNull(minutes) }),
  refusalOf('announced-otherwise', { changes: changesSchema }),
  refusalOf('already-played', { stage: stageNumber, rounds: roundNumber }),
  refusalOf('locked-since-begun', {
    what: Type.Enum(['date', 'start', 'options', 'round-minutes']),
  }),
  refusalOf('ends-before-it-begins', { first: daySchema, until: daySchema }),
  refusalOf('unknown-item', { item: word }),
  refusalOf('details-incomplete', { missing: words }),
  refusalOf('variant-not-allowed', { variant: word, played: word }),
  refusalOf('not-a-site', { site: word }),
  refusalOf('no-sites', {}),
  refusalOf('too-many-sites', { most: count }),
])
