import type { Result } from '../../vocabulary/result.ts'
import { cutOf } from '../cut/cut-of.ts'
import type { Warning } from '../spine/decision.ts'
import type { EventState, Match } from '../spine/state.ts'

/** Who would have gone on with another result, where the cut was made by the one it replaces. */
export const cutWouldDiffer = (
  state: EventState,
  match: Match,
  result: Result,
): readonly Warning[] => {
  const { cut } = state
  const stage = state.rounds[match.round - 1]?.stage ?? 0
  if (cut === null || stage >= cut.stage) return []
  const before: EventState = {
    ...state,
    stages: state.stages.slice(0, cut.stage),
    rounds: state.rounds.filter((round) => round.stage < cut.stage),
    cut: null,
  }
  const matches = new Map(state.matches).set(match.match, { ...match, result })
  const seeds = cutOf(before, cut.seeds.length).seeds
  const other = cutOf({ ...before, matches }, cut.seeds.length).seeds
  const changed = {
    in: other.filter((player) => !seeds.includes(player)),
    out: seeds.filter((player) => !other.includes(player)),
  }
  return changed.in.length > 0 ? [{ code: 'cut-would-differ', ...changed }] : []
}
