import type { SubjectWords } from '../subject-words.ts'

export const tables: SubjectWords<'tables'> = {
  'command.assign-table': 'einem Spieler einen Tisch zuweisen',
  'command.set-tables': 'die Tische der Halle festlegen',

  'button.assign-table': 'Tisch zuweisen',
  'button.set-tables': 'Tische festlegen',

  'fact.table-assigned': 'Tisch zugewiesen',
  'fact.tables-set': 'Tische festgelegt',

  'line.table-assigned': ({ player, table }, names) =>
    `${names.player(player)}: ${table === null ? 'wieder jeder Tisch' : `fester Tisch ${table}`}.`,
  'line.tables-set': ({ first, closed }) =>
    `Tische ab Nummer ${first}${closed.length === 0 ? '' : `; gesperrt: ${closed.join(', ')}`}.`,

  'refusal.table-not-in-hall': ({ table }) =>
    `An Tisch ${table} wird nicht gespielt. Einen anderen Tisch wählen oder die Tische der Halle neu festlegen.`,
}
