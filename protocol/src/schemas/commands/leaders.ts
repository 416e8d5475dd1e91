import { type LeaderRole, leaderRoles, type Subjects } from '@topcut/engine'
import Type from 'typebox'
import { leaderIdSchema, playerIdSchema } from '../ids.ts'
import { reason, typed } from '../text.ts'
import { commandOf, describing } from './command-of.ts'

export const leadersCommands = describing<Subjects['leaders']['command']>()([
  commandOf('appoint-leader', {
    leader: leaderIdSchema,
    role: typed<LeaderRole>(Type.Enum([...leaderRoles])),
    plays: Type.Optional(playerIdSchema),
    second: Type.Optional(leaderIdSchema),
  }),
  commandOf('dismiss-leader', { leader: leaderIdSchema }),
  commandOf('hand-over-office', { to: leaderIdSchema, reason }),
  commandOf('change-duty', { leader: leaderIdSchema, acting: Type.Boolean() }),
])
