import type { Component, MaterialOutcome, SharedItem } from '@topcut/engine'
import { components, materialOutcomes, sharedItems } from '@topcut/engine'
import Type from 'typebox'
import { closed } from '../closed.ts'
import { entrySchema, matchIdSchema, playerIdSchema } from '../ids.ts'
import { highestScore } from '../result.ts'
import { rulingSchema } from '../ruling.ts'
import { minutesSchema } from '../setup.ts'
import { line, longestReason, name, reason, typed } from '../text.ts'
import { commandOf } from './command-of.ts'
import { when } from './when.ts'

/** Blank passes here: what has to stand on the card is a rule, and its refusal says so. */
const onCard = Type.String({ maxLength: longestReason })

const proxyCard = Type.Object(
  { card: onCard, lostText: onCard, madeBy: onCard, madeOn: onCard },
  closed,
)

export const rulingCommands = [
  commandOf('record-ruling', { ruling: rulingSchema }),
  commandOf('appeal-ruling', { ruling: entrySchema, player: playerIdSchema }),
  commandOf('decide-appeal', { ruling: entrySchema, upheld: Type.Boolean(), text: line(2000) }),
  commandOf('deduct-points', {
    player: playerIdSchema,
    points: Type.Integer({ minimum: 1, maximum: highestScore }),
    reason,
  }),
  commandOf('disqualify-player', { player: playerIdSchema, when, reason }),
  commandOf('propose-disqualification', { player: playerIdSchema, reason }),
  commandOf('answer-proposal', {
    proposal: entrySchema,
    confirmed: Type.Boolean(),
    when,
    reason,
  }),
  commandOf('call-judge', {
    match: Type.Optional(matchIdSchema),
    player: Type.Optional(playerIdSchema),
    about: reason,
  }),
  commandOf('take-call', { call: entrySchema }),
  commandOf('close-call', { call: entrySchema }),
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
    proxy: Type.Optional(proxyCard),
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
] as const
