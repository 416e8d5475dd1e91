import { matchesOf } from '../../event/reading/rounds.ts'
import { isSameResult } from '../../event/results/same-result.ts'
import type { EventState, Match } from '../../event/spine/state.ts'
import type { MatchId } from '../../vocabulary/ids.ts'

/** A match whose players do not say the same. */
export type Conflict = {
  readonly match: MatchId
  readonly table: number
  readonly reports: Match['reports']
}

/** Side by side what players said differently, for a leader to settle. */
export const conflicts = (state: EventState): readonly Conflict[] =>
  state.rounds
    .flatMap((round) => matchesOf(state, round))
    .filter(isInConflict)
    .map(({ match, table, reports }) => ({ match, table, reports }))

const isInConflict = ({ result, awaits, reports }: Match): boolean => {
  if (result === null) {
    const [first, second] = reports
    return second !== undefined && first !== undefined && !isSameResult(first.result, second.result)
  }
  // Who was asked to confirm says otherwise.
  return reports.some((report) => report.player === awaits && !isSameResult(report.result, result))
}
