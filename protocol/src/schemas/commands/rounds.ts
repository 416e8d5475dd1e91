import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { closed } from '../closed.ts'
import { matchIdSchema, mostPlayers, playerIdSchema } from '../ids.ts'
import { idText, reason } from '../text.ts'
import { bare, commandOf, describing } from './command-of.ts'

const pair = Type.Immutable(Type.Tuple([playerIdSchema, playerIdSchema]))
const pairs = Type.Immutable(Type.Array(pair, { maxItems: mostPlayers }))

export const byeSchema = Type.Object(
  {
    player: playerIdSchema,
    kind: Type.Enum(['odd-number', 'earned', 'opponent-withdrew']),
    game: Type.Optional(idText),
  },
  closed,
)
const byes = Type.Immutable(Type.Array(byeSchema, { maxItems: mostPlayers }))

export const roundsCommands = describing<Subjects['rounds']['command']>()([
  bare('start-stage'),
  commandOf('pair-round', { reason: Type.Optional(reason) }),
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
  bare('close-round'),
])
