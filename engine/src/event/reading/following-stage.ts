import type { StagePlan } from '../../vocabulary/stage.ts'
import type { EventState } from '../spine/state.ts'
import { activePlayers, currentStage, plannedStages } from './rounds.ts'
import { rulesOf } from './rules.ts'
import { standingsOf } from './standings-of.ts'

/** The stage after the running one: as announced, or a final match where the first two are level. */
export const followingStage = (state: EventState): StagePlan | null => {
  const planned = plannedStages(state)[state.stages.length]
  const { finalMatch, structure } = rulesOf(state.created).regulation
  if (planned !== undefined) {
    // Fewer than the smallest chart has slots for: without this the event could never end.
    const isDeserted =
      planned.kind === 'double-elimination' &&
      state.cut === null &&
      activePlayers(state).length < Math.min(...(structure.cutSizes?.value ?? [0]))
    return isDeserted ? null : planned
  }
  if (finalMatch === null || currentStage(state)?.plan.kind !== 'swiss') return null
  const [first, second] = standingsOf(state).filter(
    ({ player, place }) => place !== null && state.players.get(player)?.status === 'active',
  )
  const isLevel = first !== undefined && first.tournamentPoints === second?.tournamentPoints
  return isLevel ? { kind: 'final-match', rounds: 1, cut: 2 } : null
}
