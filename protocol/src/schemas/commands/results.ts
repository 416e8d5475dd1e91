import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { matchIdSchema, mostPlayers, playerIdSchema } from '../ids.ts'
import { resultSchema } from '../result.ts'
import { line, name, reason } from '../text.ts'
import { commandOf, describing } from './command-of.ts'

export const resultsCommands = describing<Subjects['results']['command']>()([
  commandOf('start-match', { match: matchIdSchema }),
  commandOf('end-match', { match: matchIdSchema }),
  commandOf('report-result', {
    match: matchIdSchema,
    player: playerIdSchema,
    result: resultSchema,
  }),
  commandOf('enter-result', {
    match: matchIdSchema,
    result: resultSchema,
    keep: Type.Optional(reason),
  }),
  commandOf('amend-result', { match: matchIdSchema, result: resultSchema, reason }),
  commandOf('draw-lot', {
    about: line(200),
    among: Type.Immutable(Type.Array(name, { maxItems: mostPlayers })),
  }),
])
