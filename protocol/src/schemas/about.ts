import { type AboutChange, longestLogo } from '@topcut/engine'
import Type, { type TSchema } from 'typebox'
import { closed } from './closed.ts'
import { daySchema } from './setup.ts'
import { line, name } from './text.ts'

const mostPrizes = 50

/** Said anew, or taken away. */
const orGone = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]))

const prize = Type.Object({ for: name, what: line(200) }, closed)

/** Whether it is a time of day or a picture is the engine's question; here only its length counts. */
export const aboutSchema = Type.Object(
  {
    name: Type.Optional(name),
    date: Type.Optional(daySchema),
    until: orGone(daySchema),
    start: orGone(line(5)),
    venue: orGone(line(120)),
    address: orGone(line(200)),
    description: orGone(line(2000)),
    fee: orGone(name),
    prizes: orGone(Type.Immutable(Type.Array(prize, { maxItems: mostPrizes }))),
    logo: orGone(line(longestLogo)),
    champion: orGone(Type.Literal('at-once')),
  } satisfies { readonly [K in keyof AboutChange]-?: unknown },
  closed,
)
