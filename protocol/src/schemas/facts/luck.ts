import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { closed } from '../closed.ts'
import { playerIdSchema } from '../ids.ts'
import { describing, factOf } from './fact-of.ts'
import { count, listOf, text } from './on-record.ts'

/** 64 hexadecimal digits. */
export const sha256Schema = Type.String({ pattern: '^[0-9a-f]{64}$' })

export const drawnLuckSchema = Type.Object(
  { lot: sha256Schema, draw: count, hall: listOf(text), committed: sha256Schema },
  closed,
)

export const luckFacts = describing<Subjects['luck']['fact']>()([
  factOf('luck-contributed', { text, player: Type.Optional(playerIdSchema) }),
])
