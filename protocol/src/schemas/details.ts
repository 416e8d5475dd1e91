import { type Details, editions } from '@topcut/engine'
import Type from 'typebox'
import { closed } from './closed.ts'
import { cardName } from './lists/card.ts'
import { daySchema } from './setup.ts'
import { line, name, reason } from './text.ts'

const mostProducts = 500
const mostRemarks = 100

const optionalName = Type.Optional(name)

const admission = Type.Object({ what: name, beforeItsTime: Type.Boolean() }, closed)
const release = Type.Object(
  { product: cardName, edition: Type.Enum([...editions]), day: daySchema },
  closed,
)
const deviation = Type.Object({ rule: Type.Optional(line(20)), text: reason }, closed)

/** What an organizer lays down about an event beside its structure. */
export const detailsSchema = Type.Object(
  {
    rulesVersion: optionalName,
    faqVersion: optionalName,
    outline: Type.Optional(line(2000)),
    eventKind: optionalName,
    variant: optionalName,
    region: optionalName,
    products: Type.Optional(Type.Immutable(Type.Array(name, { maxItems: mostProducts }))),
    admissions: Type.Optional(Type.Immutable(Type.Array(admission, { maxItems: mostRemarks }))),
    releases: Type.Optional(Type.Immutable(Type.Array(release, { maxItems: mostProducts }))),
    deviations: Type.Optional(Type.Immutable(Type.Array(deviation, { maxItems: mostRemarks }))),
    listsAsked: Type.Optional(Type.Boolean()),
    sleevesOrdered: Type.Optional(Type.Boolean()),
  } satisfies { readonly [K in keyof Details]-?: unknown },
  closed,
)
