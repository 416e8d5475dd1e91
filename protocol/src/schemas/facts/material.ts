import {
  type Component,
  components,
  type MaterialOutcome,
  materialOutcomes,
  type SharedItem,
  type Subjects,
  sharedItems,
} from '@topcut/engine'
import Type from 'typebox'
import { proxyCardSchema } from '../commands/material.ts'
import { entrySchema, matchIdSchema, playerIdSchema } from '../ids.ts'
import { typed } from '../text.ts'
import { describing, factOf } from './fact-of.ts'
import { listOf, minutes, roundNumber, seat, word } from './on-record.ts'

export const materialFacts = describing<Subjects['material']['fact']>()([
  factOf('material-reported', {
    player: playerIdSchema,
    what: Type.Enum(['lost', 'damaged']),
    component: typed<Component>(Type.Enum([...components])),
    name: word,
    round: roundNumber,
    match: Type.Optional(matchIdSchema),
  }),
  factOf('material-time-granted', { case: entrySchema, minutes }),
  factOf('material-settled', {
    case: entrySchema,
    outcome: typed<MaterialOutcome>(Type.Enum([...materialOutcomes])),
    proxy: Type.Optional(proxyCardSchema),
  }),
  factOf('sharing-ordered', {
    match: matchIdSchema,
    items: listOf(typed<SharedItem>(Type.Enum([...sharedItems])), 100),
    from: seat,
  }),
])
