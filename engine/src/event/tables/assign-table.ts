import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'

/** A player who keeps to one table, whoever the opponent is; from the next pairing on. */
export const assignTable: Decider<'assign-table'> = (state, { player, table }) => {
  if (!state.players.has(player)) return refuse({ code: 'unknown-player', player })
  const { first, closed } = state.tables
  if (table !== null && (table < first || closed.includes(table))) {
    return refuse({ code: 'table-not-in-hall', table })
  }
  return grant([{ kind: 'table-assigned', player, table }])
}
