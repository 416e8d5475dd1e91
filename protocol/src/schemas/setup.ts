import type { Day, Options, StagePlan, Tier } from '@topcut/engine'
import { optionValues, stageKinds, structureKinds, tiers } from '@topcut/engine'
import Type from 'typebox'
import { closed } from './closed.ts'
import { typed } from './text.ts'

export const tierSchema = typed<Tier>(Type.Enum([...tiers]))

/** Whether the day stands in a calendar is the engine's question; here only its form counts. */
export const daySchema = typed<Day>(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }))

/** A day has no longer round; how long one may be is the regulation's to say. */
export const minutesSchema = Type.Integer({ minimum: 1, maximum: 1440 })

const count = (maximum: number) => Type.Union([Type.Integer({ minimum: 1, maximum }), Type.Null()])

export const stagePlanSchema = Type.Object(
  {
    kind: typed<StagePlan['kind']>(Type.Enum([...stageKinds])),
    rounds: count(1024),
    cut: count(1024),
  },
  closed,
)

export const structureSchema = Type.Union([
  Type.Object(
    { kind: typed<(typeof structureKinds)[number]>(Type.Enum([...structureKinds])) },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('custom'),
      stages: Type.Immutable(Type.Array(stagePlanSchema, { minItems: 1, maxItems: 10 })),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('open') }, closed),
])

/** Built from the engine's own list: an option that is new there is known here at once. */
export const optionsSchema = typed<Options>(
  Type.Object(
    Object.fromEntries(
      Object.entries(optionValues).map(([option, values]) => [
        option,
        Type.Optional(Type.Enum([...values] as string[])),
      ]),
    ),
    closed,
  ),
)
