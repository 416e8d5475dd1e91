import type { SubjectWords } from '../subject-words.ts'

export const tables: SubjectWords<'tables'> = {
  'command.assign-table': 'assign a table to a player',
  'command.set-tables': 'set the tables of the hall',

  'button.assign-table': 'Assign table',
  'button.set-tables': 'Set tables',

  'fact.table-assigned': 'table assigned',
  'fact.tables-set': 'tables set',

  'line.table-assigned': ({ player, table }, names) =>
    `${names.player(player)}: ${table === null ? 'any table again' : `keeps to table ${table}`}.`,
  'line.tables-set': ({ first, closed }) =>
    `Tables from number ${first} on${closed.length === 0 ? '' : `; closed: ${closed.join(', ')}`}.`,

  'refusal.table-not-in-hall': ({ table }) =>
    `Table ${table} is not in use. Choose another table, or set the tables of the hall again.`,
}
