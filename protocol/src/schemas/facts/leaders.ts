import { type LeaderRole, leaderRoles, type Subjects } from '@topcut/engine'
import Type from 'typebox'
import { leaderIdSchema, playerIdSchema } from '../ids.ts'
import { typed } from '../text.ts'
import { describing, factOf } from './fact-of.ts'
import { orNull, text } from './on-record.ts'

export const leadersFacts = describing<Subjects['leaders']['fact']>()([
  factOf('leader-appointed', {
    leader: leaderIdSchema,
    role: typed<LeaderRole>(Type.Enum([...leaderRoles])),
    plays: Type.Optional(playerIdSchema),
    second: Type.Optional(leaderIdSchema),
  }),
  factOf('leader-dismissed', { leader: leaderIdSchema }),
  factOf('office-handed-over', {
    from: orNull(leaderIdSchema),
    to: leaderIdSchema,
    reason: text,
  }),
  factOf('duty-changed', { leader: leaderIdSchema, acting: Type.Boolean() }),
])
