import type { LeaderRole } from '@topcut/engine'
import { leaderRoles } from '@topcut/engine'
import Type from 'typebox'
import { leaderIdSchema, playerIdSchema, playersSchema } from '../ids.ts'
import { reason, typed } from '../text.ts'
import { commandOf, ofPlayer } from './command-of.ts'
import { when } from './when.ts'

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
  ofPlayer('check-in-player'),
  commandOf('drop-player', { player: playerIdSchema, when }),
  ofPlayer('readmit-player'),
  ofPlayer('decline-place'),
] as const
