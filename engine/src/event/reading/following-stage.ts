import type { StagePlan } from '../../vocabulary/stage.ts'
import type { EventState } from '../spine/state.ts'
import { currentStage, plannedStages } from './rounds.ts'
import { rulesOf } from './rules.ts'
import { standingsOf } from './standings-of.ts'

/** The stage after the running one: as announced, or a final match where the first two are level. */
export const followingStage = (state: EventState): StagePlan | null => {
  const planned = plannedStages(state)[state.stages.length]
  if (planned !== undefined) return planned
  const { finalMatch } = rulesOf(state.created).regulation
  if (finalMatch === null || currentStage(state)?.plan.kind !== 'swiss') return null
  const [first, second] = standingsOf(state).filter(
    ({ player, place }) => place !== null && state.players.get(player)?.status === 'active',
  )
  const isLevel = first !== undefined && first.tournamentPoints === second?.tournamentPoints
  return isLevel ? { kind: 'final-match', rounds: 1, cut: 2 } : null
}

/** The places of the chart that a stage is played on: an announced cut is kept where fewer are left. */
export const chartOf = ({ kind, cut }: StagePlan): number | undefined =>
  kind === 'double-elimination' && cut !== null ? cut : undefined
