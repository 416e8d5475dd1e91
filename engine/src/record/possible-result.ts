import { resultRefusal } from '../event/reading/result-refusal.ts'
import { isBracket, stageKindOf } from '../event/reading/rounds.ts'
import type { Entry, Log } from '../event/spine/entry.ts'
import type { EventState, Match } from '../event/spine/state.ts'
import type { Result } from '../vocabulary/result.ts'
import { atSeat } from '../vocabulary/seat.ts'
import { hasResultShape } from './result-shape.ts'
import { isResult, isSetAside } from './set-aside.ts'

/**
 * Whether a result on record could be entered at that moment: a score that nobody can reach would
 * otherwise be counted like any other. What a leader may set aside has to be on record as such.
 */
export const isResultPossible = (state: EventState, entry: Entry, log: Log): boolean => {
  const { fact } = entry
  if (!isResult(fact)) return true
  if (!hasResultShape(fact.result)) return false
  const match = state.matches.get(fact.match)
  if (match === undefined) return false
  try {
    // A copy: what is remembered of a state would be remembered of one that still changes.
    const refusal = resultRefusal({ ...state }, match, fact.result)
    if (refusal === null || isLeaving(state, match, fact, log[entry.n])) return true
    return refusal.overridable === true && isSetAside(log, entry, refusal.code)
  } catch {
    // What was made up before it may break anything.
    return false
  }
}

/** Whoever leaves a bracket lets the other one move on, whatever endings the document knows. */
const isLeaving = (
  state: EventState,
  { round, players }: Match,
  { result }: { readonly result: Result },
  next: Entry | undefined,
): boolean =>
  result.ending === 'withdrawal' &&
  isBracket(stageKindOf(state, round)) &&
  (next?.fact.kind === 'player-dropped' || next?.fact.kind === 'player-disqualified') &&
  next.fact.player === atSeat(players, result.by)
