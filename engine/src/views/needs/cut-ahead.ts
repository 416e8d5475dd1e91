import { currentStage, plannedStages } from '../../event/reading/rounds.ts'
import type { EventState } from '../../event/spine/state.ts'

/** How many go on after the running Swiss rounds; null where no cut is planned after them. */
export const cutAhead = (state: EventState): number | null => {
  const stage = currentStage(state)
  const next = plannedStages(state)[state.stages.length]
  if (stage?.plan.kind !== 'swiss' || stage.plan.rounds === null) return null
  return next?.cut ?? null
}
