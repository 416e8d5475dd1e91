import { cutSize } from '../../event/cut/cut-of.ts'
import { followingStage } from '../../event/reading/following-stage.ts'
import { currentStage, plannedStages } from '../../event/reading/rounds.ts'
import type { EventState } from '../../event/spine/state.ts'

/** How many go on after the running Swiss rounds; null where no cut is planned after them. */
export const cutAhead = (state: EventState): number | null => {
  const stage = currentStage(state)
  const plan = plannedStages(state)[state.stages.length]
  const next = plan === undefined ? null : followingStage(state)
  if (stage?.plan.kind !== 'swiss' || stage.plan.rounds === null) return null
  return next === null || next.cut === null ? null : cutSize(state, next, next.cut)
}
