import type { StagePlan } from '../../vocabulary/stage.ts'
import type { Refusal } from '../spine/answers.ts'
import { type CommandRecord, organizer } from '../spine/command.ts'
import { grant, refuse, type Warning } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import type { EventState } from '../spine/state.ts'
import { announcedSeconds, dueAnnouncements, eventAnnounced, planNow } from './announcements.ts'

export type AnnounceEvent = { readonly kind: 'announce-event' }

/** Players are told what is played before the start; what was told is what is played. */
export const announceEvent: CommandRecord<AnnounceEvent> = {
  may: organizer,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, _, ask) => {
    if (state.stages.length > 0) return refuse({ code: 'stage-running', stage: 1 })
    const { headCount, stages } = planNow(state)
    if (stages === null) {
      const structure = state.created.structure.kind
      return refuse({ code: 'no-table-for-head-count', structure, players: headCount })
    }
    const settled = settle(incompleteRefusals(state), ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    return grant(
      [...settled.facts, eventAnnounced(state, stages, headCount)],
      tellPlayers(state, stages),
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
