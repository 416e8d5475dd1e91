import type { Pair, Seat } from '../vocabulary/seat.ts'
import type { SquadClauses } from './clauses.ts'

/** Who decides which player has initiative; with equal totals, how that is found out. */
export const initiativeDecider = (
  totals: Pair<number>,
  clauses: Pick<SquadClauses, 'initiative'>,
): Seat | 'coin' | 'lot' => {
  if (totals[0] === totals[1]) return clauses.initiative.value.equal
  return totals[0] < totals[1] ? 'first' : 'second'
}
