import type { StageKind } from '../../vocabulary/stage.ts'
import type { EventState } from '../spine/state.ts'

export const stageKindOf = (state: EventState, round: number): StageKind => {
  const stage = state.rounds[round - 1]?.stage ?? 0
  return state.stages[stage]?.plan.kind ?? 'swiss'
}

/** Stages in which whoever loses (or loses twice) is out. */
export const isBracket = (kind: StageKind): boolean => kind !== 'swiss'
