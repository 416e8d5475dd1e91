import type { SubjectWords } from '../subject-words.ts'

export const tables: SubjectWords<'tables'> = {
  'command.assign-table': 'assign a table to a player',
  'command.set-tables': 'lay down the tables of the hall',

  'button.assign-table': 'Assign table',
  'button.set-tables': 'Set tables',

  'fact.table-assigned': 'table assigned',
  'fact.tables-set': 'tables laid down',

  'line.table-assigned': ({ player, table }, names) =>
    `${names.player(player)}: ${table === null ? 'any table again' : `keeps to table ${table}`}.`,
  'line.tables-set': ({ first, closed }) =>
    `Tables from number ${first} on${closed.length === 0 ? '' : `; not in use: ${closed.join(', ')}`}.`,

  'refusal.table-not-in-hall': ({ table }) =>
    `There is no play at table ${table}. Choose another table, or lay down the tables of the hall anew.`,
}
