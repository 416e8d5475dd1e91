import Type from 'typebox'
import { closed } from '../closed.ts'
import { entrySchema, matchIdSchema, mostPlayers, playerIdSchema, tableSchema } from '../ids.ts'
import { resultSchema } from '../result.ts'
import { minutesSchema } from '../setup.ts'
import { idText, line, name, reason } from '../text.ts'
import { bare, commandOf } from './command-of.ts'

const pair = Type.Immutable(Type.Tuple([playerIdSchema, playerIdSchema]))
const pairs = Type.Immutable(Type.Array(pair, { maxItems: mostPlayers }))

const bye = Type.Object(
  {
    player: playerIdSchema,
    kind: Type.Enum(['odd-number', 'earned', 'opponent-withdrew']),
    game: Type.Optional(idText),
  },
  closed,
)
const byes = Type.Immutable(Type.Array(bye, { maxItems: mostPlayers }))

export const roundCommands = [
  bare('start-stage'),
  bare('pair-round'),
  commandOf('pair-round-by-hand', { tables: pairs, byes, reason }),
  bare('unpair-round'),
  bare('publish-round'),
  commandOf('repair-round', {
    matches: Type.Immutable(Type.Array(matchIdSchema, { maxItems: mostPlayers })),
    pairs,
    byes,
    reason,
  }),
  commandOf('constrain-pair', {
    players: pair,
    as: Type.Enum(['forbidden', 'fixed', 'free']),
    reason,
  }),
  commandOf('assign-table', {
    player: playerIdSchema,
    table: Type.Union([tableSchema, Type.Null()]),
  }),
  commandOf('set-tables', {
    first: tableSchema,
    closed: Type.Immutable(Type.Array(tableSchema, { maxItems: mostPlayers })),
  }),
  bare('start-clock'),
  bare('pause-clock'),
  bare('resume-clock'),
  bare('call-time'),
  commandOf('extend-time', {
    match: Type.Optional(matchIdSchema),
    minutes: minutesSchema,
    reason,
  }),
  commandOf('start-match', { match: matchIdSchema }),
  commandOf('end-match', { match: matchIdSchema }),
  commandOf('report-result', {
    match: matchIdSchema,
    player: playerIdSchema,
    result: resultSchema,
  }),
  commandOf('enter-result', { match: matchIdSchema, result: resultSchema }),
  commandOf('amend-result', { match: matchIdSchema, result: resultSchema, reason }),
  commandOf('draw-lot', {
    about: line(200),
    among: Type.Immutable(Type.Array(name, { maxItems: mostPlayers })),
  }),
  bare('close-round'),
  bare('make-cut'),
  bare('finish-event'),
  commandOf('undo', { entry: entrySchema, reason }),
] as const
