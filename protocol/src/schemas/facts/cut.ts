import { type StageKind, type Subjects, stageKinds } from '@topcut/engine'
import Type from 'typebox'
import { closed } from '../closed.ts'
import { playerIdSchema } from '../ids.ts'
import { typed } from '../text.ts'
import { describing, factOf } from './fact-of.ts'
import { count, listOf, orNull, players, stageNumber } from './on-record.ts'

export const cutFacts = describing<Subjects['cut']['fact']>()([
  factOf('cut-made', {
    stage: stageNumber,
    kindOfStage: typed<StageKind>(Type.Enum([...stageKinds])),
    seeds: players,
    otherReading: orNull(Type.Object({ in: players, out: players }, closed)),
  }),
  factOf('place-declined', {
    player: playerIdSchema,
    replacement: orNull(playerIdSchema),
    seeds: players,
  }),
  factOf('event-finished', {
    champion: playerIdSchema,
    places: listOf(Type.Object({ place: orNull(count), player: playerIdSchema }, closed)),
  }),
])
