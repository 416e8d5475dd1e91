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

const known = new WeakMap<EventState, readonly Conflict[]>()

/**
 * Side by side what players said differently, for a leader to settle. A window asks at several
 * places of one state, and every match of the day is looked at for it: once is enough.
 */
export const conflicts = (state: EventState): readonly Conflict[] => {
  const before = known.get(state)
  if (before !== undefined) return before
  const found = state.rounds
    .flatMap((round) => matchesOf(state, round))
    .filter(isInConflict)
    .map(({ match, table, reports }) => ({ match, table, reports }))
  known.set(state, found)
  return found
}

const isInConflict = ({ result, awaits, reports }: Match): boolean => {
  if (result === null) {
    const [first, second] = reports
    return second !== undefined && first !== undefined && !isSameResult(first.result, second.result)
  }
  // Who was asked to confirm says otherwise.
  return reports.some((report) => report.player === awaits && !isSameResult(report.result, result))
}
