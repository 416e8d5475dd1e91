import type { SubjectWords } from '../subject-words.ts'

export const tables: SubjectWords<'tables'> = {
  'command.assign-table': 'einem Spieler einen Tisch zuweisen',
  'command.set-tables': 'die Tische der Halle festlegen',
  'command.feature-table': 'einen Tisch im Stream zeigen',

  'button.assign-table': 'Tisch zuweisen',
  'button.set-tables': 'Tische festlegen',
  'button.feature-table': 'Im Stream zeigen',

  'fact.table-assigned': 'Tisch zugewiesen',
  'fact.tables-set': 'Tische festgelegt',
  'fact.table-featured': 'Tisch im Stream',

  'line.table-assigned': ({ player, table }, names) =>
    `${names.player(player)}: ${table === null ? 'wieder jeder Tisch' : `fester Tisch ${table}`}.`,
  'line.tables-set': ({ first, closed }) =>
    `Tische ab Nummer ${first}${closed.length === 0 ? '' : `; gesperrt: ${closed.join(', ')}`}.`,
  'line.table-featured': ({ table }) =>
    table === null
      ? 'Der Stream zeigt den ersten Tisch jeder Runde.'
      : `Der Stream zeigt Tisch ${table}.`,

  'refusal.table-not-in-hall': ({ table }) =>
    `An Tisch ${table} wird nicht gespielt. Einen anderen Tisch wählen oder die Tische der Halle neu festlegen.`,
  'refusal.table-not-played': ({ table, round }) =>
    `An Tisch ${table} wird in Runde ${round} nicht gespielt. Einen Tisch dieser Runde wählen.`,
}
