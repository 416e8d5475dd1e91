import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { aboutChangeSchema, aboutSchema } from '../about.ts'
import { cameFromSchema } from '../came-from.ts'
import { closed } from '../closed.ts'
import { detailsSchema } from '../details.ts'
import { embeddingSchema } from '../embedding.ts'
import { daySchema, minutesSchema, optionsSchema, structureSchema, tierSchema } from '../setup.ts'
import { line, name, reason } from '../text.ts'
import { bare, commandOf, describing } from './command-of.ts'
import { missionsSchema } from './missions.ts'

const roundMinutes = Type.Object(
  { swiss: Type.Optional(minutesSchema), elimination: Type.Optional(minutesSchema) },
  closed,
)

export const createEventSchema = commandOf('create-event', {
  name,
  regulation: line(80),
  tier: tierSchema,
  date: daySchema,
  structure: structureSchema,
  options: optionsSchema,
  entropy: Type.Optional(line(200)),
  roundMinutes: Type.Optional(roundMinutes),
  missions: Type.Optional(missionsSchema),
  about: Type.Optional(aboutSchema),
  cameFrom: Type.Optional(cameFromSchema),
})

export const setUpCommands = describing<Subjects['setUp']['command']>()([
  createEventSchema,
  commandOf('change-structure', { structure: structureSchema }),
  commandOf('change-options', {
    options: optionsSchema,
    roundMinutes: Type.Optional(roundMinutes),
  }),
  commandOf('describe-event', { about: aboutChangeSchema }),
  commandOf('set-details', { details: detailsSchema }),
  commandOf('tick-item', { item: line(80), ticked: Type.Boolean() }),
  bare('announce-event'),
  commandOf('announce-message', { text: Type.String({ maxLength: 200 }) }),
  commandOf('allow-embedding', { on: embeddingSchema }),
  commandOf('cancel-event', { reason }),
])
