import type { Pair, Seat } from '../vocabulary/seat.ts'

/** With equal totals: how the players find out who decides. */
export type InitiativeClause = { readonly equal: 'coin' | 'lot' }

/** Who decides which player has initiative: the one with the lower total. */
export const initiativeDecider = (
  totals: Pair<number>,
  { equal }: InitiativeClause,
): Seat | 'coin' | 'lot' => {
  if (totals[0] === totals[1]) return equal
  return totals[0] < totals[1] ? 'first' : 'second'
}
