import type { PlayerId } from '../../vocabulary/ids.ts'
import { type CommandRecord, desk } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

/** A player who keeps to one table; null for any. */
export type AssignTable = {
  readonly kind: 'assign-table'
  readonly player: PlayerId
  readonly table: number | null
}

/** A player who keeps to one table, whoever the opponent is; from the next pairing on. */
export const assignTable: CommandRecord<AssignTable> = {
  may: desk,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { player, table }) => {
    if (!state.players.has(player)) return refuse({ code: 'unknown-player', player })
    const { first, closed } = state.tables
    if (table !== null && (table < first || closed.includes(table))) {
      return refuse({ code: 'table-not-in-hall', table })
    }
    return grant([{ kind: 'table-assigned', player, table }])
  },
}
