import { matchesOf } from '../reading/rounds.ts'
import type { EventState, Round } from '../spine/state.ts'

/** The lowest table of the hall at which nobody sits in this round. */
export const freeTable = (
  state: EventState,
  round: Round,
  given: readonly number[] = [],
): number => {
  const taken = new Set([...matchesOf(state, round).map(({ table }) => table), ...given])
  const { first, closed } = state.tables
  let table = first
  while (taken.has(table) || closed.includes(table)) table++
  return table
}
