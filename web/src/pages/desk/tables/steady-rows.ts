import type { EventState, Match, Round, TableRow } from '@topcut/engine'
import { tablesView } from '@topcut/engine'
import { isSame } from '../../../parts/is-same.ts'

const known = new WeakMap<Match, TableRow>()

/**
 * The tables of a round, each the same object for as long as nothing happens there: in a large hall
 * one result must not draw a hundred lines again.
 */
export const steadyRows = (state: EventState, round: Round): readonly TableRow[] =>
  tablesView(state, round).map((row) => {
    const match = state.matches.get(row.match)
    if (match === undefined) return row
    const before = known.get(match)
    if (before !== undefined && isSame(before.ruling, row.ruling)) {
      return before
    }
    known.set(match, row)
    return row
  })
