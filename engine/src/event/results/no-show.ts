import type { Result } from '../../vocabulary/result.ts'
import { atSeat } from '../../vocabulary/seat.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Warning } from '../spine/decision.ts'
import type { EventState, Match } from '../spine/state.ts'

/** Where the document removes whoever does not appear, the leader is told; nobody is dropped unasked. */
export const noShowWarnings = (
  state: EventState,
  match: Match,
  result: Result,
): readonly Warning[] => {
  const removal = rulesOf(state.created).regulation.leaving.noShowIsRemoved
  if (result.ending !== 'no-show' || removal?.value !== true) return []
  const player = atSeat(match.players, result.by)
  return [{ code: 'should-be-dropped', player, rule: removal.rule }]
}
