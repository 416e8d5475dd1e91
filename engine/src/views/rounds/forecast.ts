import {
  currentStage,
  openRound,
  plannedStages,
  roundsOfStage,
} from '../../event/reading/rounds.ts'
import { rulesOf } from '../../event/reading/rules.ts'
import { swissField } from '../../event/rounds/swiss-field.ts'
import type { EventState } from '../../event/spine/state.ts'
import { type Forecast, forecastEvent, forecastRounds } from '../../pairing/forecast/forecast.ts'
import { planFor } from '../../structure/plan.ts'

/**
 * Whether the Swiss rounds still planned can all be paired without a rematch: before round 1 by the
 * head count, later by who has met whom. Null where no end is planned, or no Swiss round is left.
 */
export const forecastView = (state: EventState): Forecast | null => {
  const { created } = state
  const stage = currentStage(state)
  if (stage === null) {
    const players = [...state.players.values()].filter(({ status }) => status === 'registered')
    const plan = planFor(
      created.structure,
      players.length,
      rulesOf(created).regulation.structure,
    )?.[0]
    if (plan?.kind !== 'swiss' || plan.rounds === null) return null
    return forecastEvent(players.length, plan.rounds, created.entropy)
  }
  const planned = plannedStages(state)[state.stages.length - 1]?.rounds ?? stage.plan.rounds
  if (stage.plan.kind !== 'swiss' || planned === null) return null
  const played = roundsOfStage(state, state.stages.length - 1).length
  // A round that waits to be published is still to be played.
  const waiting = openRound(state)?.status === 'paired' ? 1 : 0
  const left = planned - played + waiting
  if (left <= 0) return null
  const field = swissField(state, `${created.entropy}/forecast/${played}`)
  return forecastRounds(field, left, winPoints(state))
}

const winPoints = (state: EventState): number => {
  const { swiss } = rulesOf(state.created).regulation.scoring
  const points = 'tournamentPoints' in swiss ? swiss.tournamentPoints.value : null
  return points !== null && typeof points === 'object' && 'win' in points ? points.win : 1
}
