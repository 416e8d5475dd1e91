import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { count, pairOf, players, roundNumber, stageNumber, tables } from '../facts/on-record.ts'
import { playerIdSchema } from '../ids.ts'
import { bare, describing, ofPlayer, refusalOf } from './refusal-of.ts'

export const roundsRefusals = describing<Subjects['rounds']['refusal']>()([
  bare('not-announced'),
  refusalOf('announcement-outdated', {
    announced: count,
    now: count,
    what: Type.Optional(Type.Enum(['second-leader', 'missions'])),
  }),
  refusalOf('too-few-players', { needed: count, present: count }),
  refusalOf('below-minimum', {
    what: Type.Enum(['rounds', 'cut']),
    minimum: count,
    planned: count,
  }),
  bare('stage-not-started'),
  refusalOf('stage-running', { stage: stageNumber }),
  refusalOf('no-further-round', { planned: count }),
  bare('no-further-stage'),
  refusalOf('round-open', { round: roundNumber, tables }),
  refusalOf('results-missing', { round: roundNumber, tables }),
  bare('no-round'),
  refusalOf('round-not-published', { round: roundNumber }),
  refusalOf('round-already-published', { round: roundNumber }),
  refusalOf('left-out', { players }),
  ofPlayer('paired-twice'),
  ofPlayer('not-in-round'),
  ofPlayer('plays-self'),
  refusalOf('wrong-bracket', { players }),
  refusalOf('pair-not-constrained', { players: pairOf(playerIdSchema) }),
  refusalOf('confirmation-missing', { tables }),
])
