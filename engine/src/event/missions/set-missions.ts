import { missionListRefusal, missionRefusals, missionWarnings } from '../reading/missions.ts'
import { rulesOf } from '../reading/rules.ts'
import { announcedAnew, announcedChanges, announcedRefusals } from '../set-up/announced-changes.ts'
import { type CommandRecord, organizer } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'

/** Takes the place of all missions before: added, changed and taken out are one. */
export type SetMissions = { readonly kind: 'set-missions'; readonly missions: readonly string[] }

/** What the missions of the rounds are drawn from; once play has begun it is announced anew. */
export const setMissions: CommandRecord<SetMissions> = {
  may: organizer,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command, ask) => {
    const missions = command.missions.map((name) => name.trim())
    const refusal = missionListRefusal(missions, rulesOf(state.created).regulation)
    if (refusal !== null) return refuse(refusal)
    const changed = { ...state, created: { ...state.created, missions } }
    const fact = { kind: 'missions-set', missions } as const
    // Before the start the document's own maps are asked for with everything else.
    if (state.stages.length === 0) return grant([fact], missionWarnings(changed))
    const settled = settle(missionRefusals(changed), ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    const { stages = [], headCount = 0 } = state.told ?? {}
    const changes = announcedChanges(changed, stages, headCount).filter(
      ({ what }) => what === 'missions',
    )
    // Saying why is what players are owed, no rule is set aside by it.
    const { refusal: untold } = settle(announcedRefusals(changed, changes), ask)
    if (untold !== null) return refuse(untold)
    const anew = changes.length > 0 ? announcedAnew(changed, ask.override) : []
    return grant([...settled.facts, fact, ...anew], missionWarnings(changed))
  },
}
