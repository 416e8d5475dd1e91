import Type from 'typebox'
import { closed } from '../closed.ts'
import { detailsSchema } from '../details.ts'
import { leaderIdSchema } from '../ids.ts'
import { optionsSchema, stagePlanSchema } from '../setup.ts'
import { count, listOf, minutes, orNull, pairOf, words } from './on-record.ts'

export const stagesSchema = listOf(stagePlanSchema, 100)

export const roundMinutesSchema = Type.Object(
  { swiss: Type.Optional(minutes), elimination: Type.Optional(minutes) },
  closed,
)

export const secondsSchema = listOf(
  Type.Object({ leader: leaderIdSchema, second: orNull(leaderIdSchema) }, closed),
)

const changed = <const W extends string, S extends Parameters<typeof orNull>[0]>(what: W, as: S) =>
  ({ what: Type.Literal(what), before: as, now: as }) as const

/** What players had been told otherwise. */
export const changesSchema = listOf(
  Type.Union([
    Type.Object(
      { ...changed('structure', stagesSchema), players: Type.Optional(pairOf(count)) },
      closed,
    ),
    Type.Object(changed('second-leader', secondsSchema), closed),
    Type.Object(changed('missions', words), closed),
    Type.Object(changed('options', optionsSchema), closed),
    Type.Object(changed('round-minutes', roundMinutesSchema), closed),
    Type.Object(changed('details', detailsSchema), closed),
  ]),
  100,
)
