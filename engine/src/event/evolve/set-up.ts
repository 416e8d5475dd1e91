import type { Evolvers } from '../evolver.ts'
import type { FactKind } from '../spine/answers.ts'

export const evolveSetUp = {
  'event-created': (builder, fact) => {
    builder.created = fact
  },
  'structure-changed': (builder, { structure }) => {
    builder.created = { ...builder.created, structure }
  },
  // Players heard of other details: what was announced is to be announced anew.
  'details-set': (builder, { details }) => {
    builder.details = details
    builder.announced = null
  },
  'item-ticked': (builder, { item, ticked }) => {
    const others = builder.ticked.filter((one) => one !== item)
    builder.ticked = ticked ? [...others, item] : others
  },
  'event-announced': (builder, fact) => {
    builder.announced = fact
  },
  'message-announced': (builder, { text }, { at }) => {
    builder.message = text === '' ? null : { text, at }
  },
} satisfies Partial<Evolvers<FactKind>>
