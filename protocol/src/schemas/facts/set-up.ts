import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { aboutChangeSchema, aboutSchema } from '../about.ts'
import { cameFromSchema } from '../came-from.ts'
import { detailsSchema } from '../details.ts'
import { embeddingSchema } from '../embedding.ts'
import { leaderIdSchema } from '../ids.ts'
import { daySchema, optionsSchema, structureSchema, tierSchema } from '../setup.ts'
import { line } from '../text.ts'
import { changesSchema, roundMinutesSchema, secondsSchema, stagesSchema } from './announced.ts'
import { describing, factOf } from './fact-of.ts'
import { sha256Schema } from './luck.ts'
import { count, text, word, words } from './on-record.ts'

export const setUpFacts = describing<Subjects['setUp']['fact']>()([
  factOf('event-created', {
    name: line(200),
    regulation: word,
    tier: tierSchema,
    date: daySchema,
    structure: structureSchema,
    options: optionsSchema,
    entropy: text,
    secret: Type.Optional(text),
    seal: Type.Optional(sha256Schema),
    committed: Type.Optional(sha256Schema),
    roundMinutes: Type.Optional(roundMinutesSchema),
    missions: Type.Optional(words),
    about: Type.Optional(aboutSchema),
    organizer: Type.Optional(leaderIdSchema),
    cards: Type.Optional(word),
    cameFrom: Type.Optional(cameFromSchema),
  }),
  factOf('structure-changed', { structure: structureSchema }),
  factOf('options-changed', {
    options: optionsSchema,
    roundMinutes: Type.Optional(roundMinutesSchema),
  }),
  factOf('event-described', { about: aboutChangeSchema }),
  factOf('details-set', { details: detailsSchema }),
  factOf('item-ticked', { item: word, ticked: Type.Boolean() }),
  factOf('event-announced', {
    stages: stagesSchema,
    headCount: count,
    seconds: Type.Optional(secondsSchema),
    changes: Type.Optional(changesSchema),
    reason: Type.Optional(text),
  }),
  factOf('message-announced', { text }),
  factOf('embedding-allowed', { on: embeddingSchema }),
  factOf('event-cancelled', { reason: text }),
])
