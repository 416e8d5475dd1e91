import type { StagePlan } from '../../vocabulary/stage.ts'
import { missionWarnings } from '../reading/missions.ts'
import type { Refusal } from '../spine/answers.ts'
import { type CommandRecord, organizer } from '../spine/command.ts'
import { grant, refuse, type Warning } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import type { EventState } from '../spine/state.ts'
import { announcedChanges, announcedRefusals } from './announced-changes.ts'
import { announcedSeconds, dueAnnouncements, eventAnnounced, planNow } from './announcements.ts'

export type AnnounceEvent = { readonly kind: 'announce-event' }

/**
 * Players are told what is played before the start; what was told is what is played. Where it is
 * told otherwise a second time, the announcement says what changes, and the organizer why.
 */
export const announceEvent: CommandRecord<AnnounceEvent> = {
  may: organizer,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, _, ask) => {
    // Once play has begun the plan is the announced one; who rules on whom may be another one.
    const { headCount, stages } =
      state.stages.length > 0 && state.told !== null ? state.told : planNow(state)
    if (stages === null) {
      const structure = state.created.structure.kind
      return refuse({ code: 'no-table-for-head-count', structure, players: headCount })
    }
    const changes = announcedChanges(state, stages, headCount)
    if (state.stages.length > 0 && changes.length === 0) {
      return refuse({ code: 'stage-running', stage: state.stages.length })
    }
    const settled = settle(incompleteRefusals(state), ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    // Saying why is what the document asks for, no rule is set aside by it.
    const { refusal } = settle(announcedRefusals(state, changes), ask)
    if (refusal !== null) return refuse(refusal)
    return grant(
      [...settled.facts, eventAnnounced(state, stages, headCount, changes, ask.override)],
      [...tellPlayers(state, stages), ...missionWarnings(state)],
    )
  },
}

/** Nobody can be announced as second where there is nobody. */
const incompleteRefusals = (state: EventState): readonly Refusal[] => {
  if (announcedSeconds(state).every(({ second }) => second !== null)) return []
  return dueAnnouncements(state)
    .filter(({ value }) => value.strength === 'must' && value.tells.includes('second-leader'))
    .map(({ value, rule }): Refusal => {
      return { code: 'details-incomplete', missing: [value.key], rule, overridable: true }
    })
}

/** What should be told, and the number of rounds where it must be told and is still open. */
const tellPlayers = (state: EventState, stages: readonly StagePlan[]): readonly Warning[] => {
  const isOpen = stages.some(({ kind, rounds }) => kind === 'swiss' && rounds === null)
  return dueAnnouncements(state)
    .filter(
      ({ value }) => value.strength === 'should' || (isOpen && value.tells.includes('rounds')),
    )
    .map(({ value, rule }): Warning => ({ code: 'tell-players', what: value.key, rule }))
}
