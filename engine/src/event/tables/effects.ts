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
  'table-featured': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { table }) => {
      builder.featured = table
    },
    // A stream is no reason to keep a round: without such a table it shows the first.
    canHappen: () => true,
  },
}
