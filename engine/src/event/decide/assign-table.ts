import { grant, refuse } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'

/** A player who keeps to one table, whoever the opponent is; from the next pairing on. */
export const assignTable: Decider<'assign-table'> = (state, { player, table }) => {
  if (!state.players.has(player)) return refuse({ code: 'unknown-player', player })
  const { first, closed } = state.tables
  if (table !== null && (table < first || closed.includes(table))) {
    return refuse({ code: 'table-not-in-hall', table })
  }
  return grant([{ kind: 'table-assigned', player, table }])
}
