import type { StagePlan, Structure } from '../../vocabulary/stage.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Ask } from '../spine/ask.ts'
import { type CommandRecord, organizer } from '../spine/command.ts'
import { type Decision, grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import type { EventState, ToldBefore } from '../spine/state.ts'
import { announcedChanges, announcedRefusals } from './announced-changes.ts'
import { eventAnnounced, isSamePlan, planOf } from './announcements.ts'
import { playedRefusal } from './played-refusal.ts'
import { minimumRefusals, structureRefusal, structureWarnings } from './structure-refusal.ts'

/** Another plan than the one the event was created with. */
export type ChangeStructure = { readonly kind: 'change-structure'; readonly structure: Structure }

/** Before play begins too few came for the plan, or too many; later it is announced anew with why. */
export const changeStructure: CommandRecord<ChangeStructure> = {
  may: organizer,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { structure }, ask) => {
    const { regulation } = rulesOf(state.created)
    const refusal = structureRefusal(structure, regulation)
    if (refusal !== null) return refuse(refusal)
    const warnings = structureWarnings(structure, regulation)
    if (state.stages.length === 0) {
      return grant([{ kind: 'structure-changed', structure }], warnings)
    }
    const { told } = state
    if (told === null) return refuse({ code: 'stage-running', stage: state.stages.length })
    const changed = { ...state, created: { ...state.created, structure } }
    const stages = planOf(changed, told.headCount)
    if (stages === null) {
      const { kind } = structure
      return refuse({ code: 'no-table-for-head-count', structure: kind, players: told.headCount })
    }
    if (isSamePlan(told.stages, stages)) {
      return refuse({ code: 'stage-running', stage: state.stages.length })
    }
    const decision = announcedOnTheWay(changed, told, stages, ask)
    return decision.granted ? grant(decision.facts, warnings) : decision
  },
}

/** The plan of an event under way: documents have it announced before, so it takes a reason. */
const announcedOnTheWay = (
  state: EventState,
  { headCount }: ToldBefore,
  stages: readonly StagePlan[],
  ask: Ask,
): Decision => {
  const played = playedRefusal(state, stages)
  if (played !== null) return refuse(played)
  const changes = announcedChanges(state, stages, headCount)
  const settled = settle(
    [...announcedRefusals(state, changes), ...minimumRefusals(state, stages, headCount)],
    ask,
  )
  if (settled.refusal !== null) return refuse(settled.refusal)
  return grant([
    ...settled.facts,
    { kind: 'structure-changed', structure: state.created.structure },
    eventAnnounced(state, stages, headCount, changes, ask.override),
  ])
}
