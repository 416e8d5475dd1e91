import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { closed } from '../closed.ts'
import { mostPlayers, playerIdSchema, playersSchema } from '../ids.ts'
import { scoreSchema } from '../result.ts'
import { mostMembers } from '../text.ts'
import { commandOf, describing, ofPlayer } from './command-of.ts'
import { when } from './when.ts'

export const wishesSchema = Type.Immutable(
  Type.Array(
    Type.Immutable(Type.Object({ player: playerIdSchema, avoid: playersSchema }, closed)),
    { maxItems: mostPlayers },
  ),
)

export const clubsSchema = Type.Union([
  Type.Immutable(Type.Array(playersSchema, { maxItems: mostPlayers })),
  Type.Null(),
])

/** Of a team; who they are goes to `people`. */
const members = Type.Integer({ minimum: 0, maximum: mostMembers })

export const playersCommands = describing<Subjects['players']['command']>()([
  commandOf('register-player', {
    player: playerIdSchema,
    earnedBye: Type.Optional(Type.Boolean()),
    avoid: Type.Optional(playersSchema),
    members: Type.Optional(members),
  }),
  commandOf('register-late-player', {
    player: playerIdSchema,
    joins: Type.Optional(Type.Enum(['next-round', 'running-round'])),
    members: Type.Optional(members),
  }),
  commandOf('set-capacity', {
    players: Type.Union([Type.Integer({ minimum: 1, maximum: mostPlayers }), Type.Null()]),
  }),
  ofPlayer('admit-player'),
  ofPlayer('check-in-player'),
  ofPlayer('cancel-check-in'),
  commandOf('mark-payment', { players: playersSchema, paid: Type.Boolean() }),
  commandOf('change-wishes', { wishes: wishesSchema }),
  commandOf('keep-clubs-apart', { clubs: clubsSchema }),
  commandOf('remove-registrations', { players: playersSchema }),
  commandOf('drop-player', {
    player: playerIdSchema,
    when,
    score: Type.Optional(scoreSchema),
  }),
  ofPlayer('readmit-player'),
])
