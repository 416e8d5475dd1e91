import type { Result } from '../../vocabulary/result.ts'
import { stageKindOf } from '../reading/rounds.ts'
import { wayIn } from '../reading/scoring-of.ts'
import type { Warning } from '../spine/decision.ts'
import type { EventState, Match } from '../spine/state.ts'

/** A result that stands although the document leaves no room for it: probably a slip of the pen. */
export const resultDoubts = (
  state: EventState,
  { round, table }: Match,
  result: Result,
): readonly Warning[] => {
  const doubt = wayIn(state.created, stageKindOf(state, round)).doubt(result)
  return doubt === null ? [] : [{ ...doubt, table }]
}
