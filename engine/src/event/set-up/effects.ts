import { type FactRecords, ordinary } from '../spine/fact-record.ts'
import type { SetUpFact } from './answers.ts'

export const setUpEffects: FactRecords<SetUpFact> = {
  'event-created': {
    ...ordinary,
    evolve: (builder, fact) => {
      builder.created = fact
    },
    canHappen: () => false,
  },
  'structure-changed': {
    ...ordinary,
    evolve: (builder, { structure }) => {
      builder.created = { ...builder.created, structure }
    },
    canHappen: (state) => state.stages.length === 0,
  },
  'details-set': {
    ...ordinary,
    // Players heard of other details: what was announced is to be announced anew.
    evolve: (builder, { details }) => {
      builder.details = details
      builder.announced = null
    },
    canHappen: (state) => state.stages.length === 0,
  },
  'item-ticked': {
    ...ordinary,
    evolve: (builder, { item, ticked }) => {
      const others = builder.ticked.filter((one) => one !== item)
      builder.ticked = ticked ? [...others, item] : others
    },
    canHappen: () => true,
  },
  'event-announced': {
    ...ordinary,
    evolve: (builder, fact) => {
      builder.announced = fact
    },
    canHappen: (state) => state.stages.length === 0,
  },
  'message-announced': {
    ...ordinary,
    afterTheEnd: true,
    evolve: (builder, { text }, { at }) => {
      builder.message = text === '' ? null : { text, at }
    },
    canHappen: () => true,
  },
}
