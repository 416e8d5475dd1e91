import type { Structure } from '../../vocabulary/stage.ts'
import { rulesOf } from '../reading/rules.ts'
import { type CommandRecord, organizer } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { structureRefusal, structureWarnings } from './structure-refusal.ts'

/** Another plan than the one the event was created with, until play begins. */
export type ChangeStructure = { readonly kind: 'change-structure'; readonly structure: Structure }

/** Another plan before play begins: too few came for the one that was chosen, or too many. */
export const changeStructure: CommandRecord<ChangeStructure> = {
  may: organizer,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { structure }) => {
    if (state.stages.length > 0) return refuse({ code: 'stage-running', stage: 1 })
    const { regulation } = rulesOf(state.created)
    const refusal = structureRefusal(structure, regulation)
    if (refusal !== null) return refuse(refusal)
    return grant(
      [{ kind: 'structure-changed', structure }],
      structureWarnings(structure, regulation),
    )
  },
}
