import { type About, type AboutChange, longestLogo } from '@topcut/engine'
import Type, { type TSchema } from 'typebox'
import { closed } from './closed.ts'
import { daySchema } from './setup.ts'
import { line, name } from './text.ts'

const mostPrizes = 50

/** Said anew, or taken away. */
const orGone = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]))

const prize = Type.Object({ for: name, what: line(200) }, closed)

/** Whether it is a time of day or a picture is the engine's question; here only its length counts. */
const said = {
  until: daySchema,
  start: line(5),
  venue: line(120),
  address: line(200),
  description: line(2000),
  fee: name,
  prizes: Type.Immutable(Type.Array(prize, { maxItems: mostPrizes })),
  logo: line(longestLogo),
  champion: Type.Literal('at-once'),
} satisfies { readonly [K in keyof About]-?: TSchema }

/** What is said of an event from its beginning. */
export const aboutSchema = Type.Partial(Type.Object(said), closed)

/** What is said anew. */
export const aboutChangeSchema = Type.Object(
  {
    name: Type.Optional(name),
    date: Type.Optional(daySchema),
    until: orGone(said.until),
    start: orGone(said.start),
    venue: orGone(said.venue),
    address: orGone(said.address),
    description: orGone(said.description),
    fee: orGone(said.fee),
    prizes: orGone(said.prizes),
    logo: orGone(said.logo),
    champion: orGone(said.champion),
  } satisfies { readonly [K in keyof AboutChange]-?: unknown },
  closed,
)
