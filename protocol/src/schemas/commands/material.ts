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
import { closed } from '../closed.ts'
import { entrySchema, matchIdSchema, playerIdSchema } from '../ids.ts'
import { scoreSchema } from '../result.ts'
import { minutesSchema } from '../setup.ts'
import { longestReason, name, typed } from '../text.ts'
import { commandOf, describing } from './command-of.ts'

/** Blank passes here: what has to stand on the card is a rule, and its refusal says so. */
const onCard = Type.String({ maxLength: longestReason })

export const proxyCardSchema = Type.Object(
  { card: onCard, lostText: onCard, madeBy: onCard, madeOn: onCard },
  closed,
)

export const materialCommands = describing<Subjects['material']['command']>()([
  commandOf('report-material', {
    player: playerIdSchema,
    what: Type.Enum(['lost', 'damaged']),
    component: typed<Component>(Type.Enum([...components])),
    name,
  }),
  commandOf('grant-material-time', { case: entrySchema, minutes: minutesSchema }),
  commandOf('settle-material', {
    case: entrySchema,
    outcome: typed<MaterialOutcome>(Type.Enum([...materialOutcomes])),
    proxy: Type.Optional(proxyCardSchema),
    score: Type.Optional(scoreSchema),
  }),
  commandOf('order-sharing', {
    match: matchIdSchema,
    items: Type.Immutable(
      Type.Array(typed<SharedItem>(Type.Enum([...sharedItems])), {
        minItems: 1,
        maxItems: sharedItems.length,
      }),
    ),
    from: Type.Enum(['first', 'second']),
  }),
])
