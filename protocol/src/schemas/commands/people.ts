import type { LeaderRole } from '@topcut/engine'
import { leaderRoles } from '@topcut/engine'
import Type from 'typebox'
import { closed } from '../closed.ts'
import { leaderIdSchema, mostPlayers, playerIdSchema, playersSchema } from '../ids.ts'
import { reason, typed } from '../text.ts'
import { commandOf, ofPlayer } from './command-of.ts'
import { when } from './when.ts'

const wishesSchema = Type.Immutable(
  Type.Array(
    Type.Immutable(Type.Object({ player: playerIdSchema, avoid: playersSchema }, closed)),
    { maxItems: mostPlayers },
  ),
)

export const peopleCommands = [
  commandOf('appoint-leader', {
    leader: leaderIdSchema,
    role: typed<LeaderRole>(Type.Enum([...leaderRoles])),
    plays: Type.Optional(playerIdSchema),
    second: Type.Optional(leaderIdSchema),
  }),
  commandOf('dismiss-leader', { leader: leaderIdSchema }),
  commandOf('hand-over-office', { to: leaderIdSchema, reason }),
  commandOf('change-duty', { leader: leaderIdSchema, acting: Type.Boolean() }),
  commandOf('register-player', {
    player: playerIdSchema,
    earnedBye: Type.Optional(Type.Boolean()),
    avoid: Type.Optional(playersSchema),
  }),
  commandOf('register-late-player', {
    player: playerIdSchema,
    joins: Type.Optional(Type.Enum(['next-round', 'running-round'])),
  }),
  commandOf('set-capacity', {
    players: Type.Union([Type.Integer({ minimum: 1, maximum: mostPlayers }), Type.Null()]),
  }),
  ofPlayer('admit-player'),
  ofPlayer('check-in-player'),
  commandOf('mark-payment', { players: playersSchema, paid: Type.Boolean() }),
  commandOf('change-wishes', { wishes: wishesSchema }),
  commandOf('drop-player', { player: playerIdSchema, when }),
  ofPlayer('readmit-player'),
  ofPlayer('decline-place'),
] as const
