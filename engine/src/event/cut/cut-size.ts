import type { StagePlan } from '../../vocabulary/stage.ts'
import { activePlayers } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import type { EventState } from '../spine/state.ts'

/** A chart needs a full number of players: with fewer, the next smaller one is played. */
export const cutSize = (state: EventState, { kind }: StagePlan, planned: number): number => {
  const sizes = rulesOf(state.created).regulation.structure.cutSizes?.value ?? []
  if (kind !== 'double-elimination' || sizes.length === 0) return planned
  const present = Math.min(planned, activePlayers(state).length)
  return sizes.findLast((size) => size <= present) ?? 0
}
