import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { name } from '../text.ts'
import { commandOf, describing } from './command-of.ts'

export const missionsSchema = Type.Immutable(Type.Array(name, { maxItems: 100 }))

export const missionsCommands = describing<Subjects['missions']['command']>()([
  commandOf('set-missions', { missions: missionsSchema }),
  commandOf('enter-mission', {
    round: Type.Integer({ minimum: 1, maximum: 1024 }),
    mission: name,
  }),
])
