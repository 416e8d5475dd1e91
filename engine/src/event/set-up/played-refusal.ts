import type { StagePlan } from '../../vocabulary/stage.ts'
import { plannedStages, roundsOfStage } from '../reading/rounds.ts'
import type { Refusal } from '../spine/answers.ts'
import type { EventState } from '../spine/state.ts'

/** What has been played stands against this plan: begun stages, their rounds, a cut that is made. */
export const playedRefusal = (state: EventState, stages: readonly StagePlan[]): Refusal | null => {
  const isCut = state.cut?.stage === state.stages.length
  const begun = state.stages.map(({ plan }) => plan)
  const [next] = plannedStages(state).slice(begun.length)
  const laidDown = isCut && next !== undefined ? [...begun, next] : begun
  const index = laidDown.findIndex((plan, at) => {
    const other = stages[at]
    // A final match is in no plan: it comes of a level end.
    if (other === undefined && plan.kind === 'final-match') return false
    if (other?.kind !== plan.kind || other.cut !== plan.cut) return true
    const isRunning = at === begun.length - 1 && !isCut
    const isPlayed = other.rounds !== null && other.rounds < roundsOfStage(state, at).length
    return isRunning ? isPlayed : at < begun.length && other.rounds !== plan.rounds
  })
  return index === -1
    ? null
    : { code: 'already-played', stage: index + 1, rounds: roundsOfStage(state, index).length }
}
