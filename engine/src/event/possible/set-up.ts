import type { SetUpFact } from '../../log/facts/set-up.ts'
import type { Possibles } from '../possibles.ts'

export const possibleSetUp: Possibles<SetUpFact['kind']> = {
  'event-created': () => false,
  'structure-changed': (state) => state.stages.length === 0,
  'details-set': (state) => state.stages.length === 0,
  'item-ticked': () => true,
  'event-announced': (state) => state.stages.length === 0,
  'message-announced': () => true,
}
