import type { Possibles } from '../possibles.ts'
import type { FactKind } from '../spine/answers.ts'

export const possibleSetUp = {
  'event-created': () => false,
  'structure-changed': (state) => state.stages.length === 0,
  'details-set': (state) => state.stages.length === 0,
  'item-ticked': () => true,
  'event-announced': (state) => state.stages.length === 0,
  'message-announced': () => true,
} satisfies Partial<Possibles<FactKind>>
