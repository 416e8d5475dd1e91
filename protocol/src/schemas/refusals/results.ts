import type { Ending, Subjects } from '@topcut/engine'
import Type from 'typebox'
import { count, points, tableNumber, tables, word } from '../facts/on-record.ts'
import { leaderIdSchema, matchIdSchema } from '../ids.ts'
import { endings } from '../result.ts'
import { typed } from '../text.ts'
import { bare, describing, ofPlayer, refusalOf } from './refusal-of.ts'

const ending = typed<Ending>(Type.Enum([...endings]))
const atTable = { match: matchIdSchema, table: tableNumber }

export const resultsRefusals = describing<Subjects['results']['refusal']>()([
  refusalOf('score-out-of-range', { score: points, maximum: count }),
  refusalOf('score-needed', { ending }),
  refusalOf('score-needs-full', { ending, full: count }),
  refusalOf('score-both-full', { full: count }),
  refusalOf('score-not-below-full', { full: count }),
  bare('initiative-needed'),
  bare('initiative-not-needed'),
  bare('salvo-needed'),
  bare('salvo-not-needed'),
  bare('salvo-rolls-differ'),
  bare('witness-needed'),
  bare('draw-not-in-this-stage'),
  refusalOf('tie-incomplete', { missing: Type.Enum(['defeats', 'damage', 'die']) }),
  bare('die-rolled-on'),
  refusalOf('loser-reached-target', { target: count }),
  refusalOf('game-may-not-be-conceded', { game: count }),
  bare('game-has-no-time-limit'),
  ofPlayer('wrong-side'),
  refusalOf('table-state-impossible', { what: word, most: count }),
  refusalOf('witness-not-on-duty', { leader: leaderIdSchema }),
  refusalOf('witness-plays-here', { leader: leaderIdSchema, table: tableNumber }),
  bare('draw-needs-judge'),
  refusalOf('time-not-over', { table: tableNumber }),
  refusalOf('unknown-match', { match: matchIdSchema }),
  refusalOf('result-already-entered', atTable),
  refusalOf('result-not-entered', atTable),
  refusalOf('result-carried-on', atTable),
  refusalOf('winner-needed', { ending }),
  bare('nobody-left'),
  refusalOf('not-your-match', atTable),
  refusalOf('match-under-way', { tables, byClock: Type.Optional(Type.Literal(true)) }),
  refusalOf('match-not-started', { table: tableNumber }),
  refusalOf('match-already-ended', { table: tableNumber }),
  ofPlayer('no-show-leaves'),
])
