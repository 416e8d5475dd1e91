import { changePlayer } from '../spine/builder.ts'
import { nobody } from '../spine/concern.ts'
import { type FactRecords, ordinary } from '../spine/fact-record.ts'
import type { TableFact } from './answers.ts'

export const tablesEffects: FactRecords<TableFact> = {
  'table-assigned': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { player, table }) => {
      changePlayer(builder, player, { table })
    },
    canHappen: (state, { player }) => state.players.has(player),
  },
  'tables-set': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { first, closed }) => {
      builder.tables = { first, closed }
    },
    canHappen: () => true,
  },
}
