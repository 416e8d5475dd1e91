import { departures } from '../../structure/compare.ts'
import type { StagePlan } from '../../vocabulary/stage.ts'
import { openMatterWarnings } from '../reading/open-matters.ts'
import { currentStage } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Refusal } from '../spine/answers.ts'
import { type CommandRecord, organizer } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import type { EventState } from '../spine/state.ts'
import { endRefusal, hasOpenEnd } from './end-of-stage.ts'
import { finalPlaces } from './final-places.ts'

export type FinishEvent = { readonly kind: 'finish-event' }

export const finishEvent: CommandRecord<FinishEvent> = {
  may: organizer,
  touches: 'rounds',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, _, ask) => {
    const refusal = endRefusal(state)
    if (refusal !== null) return refuse(refusal)
    const isOpenEnded = currentStage(state)?.plan.kind === 'swiss' && hasOpenEnd(state)
    const settled = settle(isOpenEnded ? belowMinimum(state) : [], ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    const places = finalPlaces(state)
    // A disqualified player stands in the list, without a place.
    const champion = places.find(({ place }) => place !== null)
    if (champion === undefined) return refuse({ code: 'too-few-players', needed: 1, present: 0 })
    return grant(
      [...settled.facts, { kind: 'event-finished', champion: champion.player, places }],
      openMatterWarnings(state),
    )
  },
}

/** A stage without a planned end is held against the document's minimum when it ends. */
const belowMinimum = (state: EventState): readonly Refusal[] => {
  const { created, rounds, stages } = state
  const played: StagePlan = { kind: 'swiss', rounds: rounds.length, cut: null }
  const clauses = rulesOf(created).regulation.structure
  return departures([played], created.tier, stages[0]?.entrants.length ?? 0, clauses)
    .filter(({ strength }) => strength === 'minimum')
    .map(({ what, ruled, planned, rule }) => {
      return { code: 'below-minimum', what, minimum: ruled, planned, rule, overridable: true }
    })
}
