import type { SubjectWords } from '../subject-words.ts'

export const tables: SubjectWords<'tables'> = {
  'command.assign-table': 'assign a table to a player',
  'command.set-tables': 'set the tables of the hall',
  'command.feature-table': 'feature a table on the stream',

  'button.assign-table': 'Assign table',
  'button.set-tables': 'Set tables',
  'button.feature-table': 'Show on the stream',

  'fact.table-assigned': 'table assigned',
  'fact.tables-set': 'tables set',
  'fact.table-featured': 'table on the stream',

  'line.table-assigned': ({ player, table }, names) =>
    `${names.player(player)}: ${table === null ? 'any table again' : `keeps to table ${table}`}.`,
  'line.tables-set': ({ first, closed }) =>
    `Tables from number ${first} on${closed.length === 0 ? '' : `; closed: ${closed.join(', ')}`}.`,
  'line.table-featured': ({ table }) =>
    table === null
      ? 'The stream shows the first table of each round.'
      : `The stream shows table ${table}.`,

  'refusal.table-not-in-hall': ({ table }) =>
    `Table ${table} is not in use. Choose another table, or set the tables of the hall again.`,
  'refusal.table-not-played': ({ table, round }) =>
    `Nobody plays at table ${table} in round ${round}. Choose one of its tables.`,
}
