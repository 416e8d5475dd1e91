import { rulesOf } from '../reading/rules.ts'
import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'
import { structureRefusal } from './structure-refusal.ts'

/** Another plan before play begins: too few came for the one that was chosen, or too many. */
export const changeStructure: Decider<'change-structure'> = (state, { structure }) => {
  if (state.stages.length > 0) return refuse({ code: 'stage-running', stage: 1 })
  const refusal = structureRefusal(structure, rulesOf(state.created).regulation)
  if (refusal !== null) return refuse(refusal)
  return grant([{ kind: 'structure-changed', structure }])
}
