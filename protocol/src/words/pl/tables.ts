import type { SubjectWords } from '../subject-words.ts'

export const tables: SubjectWords<'tables'> = {
  'command.assign-table': 'przydzielenie stołu graczowi',
  'command.set-tables': 'ustalenie stołów na sali',

  'button.assign-table': 'Przydziel stół',
  'button.set-tables': 'Ustal stoły',

  'fact.table-assigned': 'przydzielenie stołu',
  'fact.tables-set': 'ustalenie stołów',

  'line.table-assigned': ({ player, table }, names) =>
    `${names.player(player)}: ${table === null ? 'znowu dowolny stół' : `stały stół ${table}`}.`,
  'line.tables-set': ({ first, closed }) =>
    `Stoły od numeru ${first}${closed.length === 0 ? '' : `; wyłączone z gry: ${closed.join(', ')}`}.`,

  'refusal.table-not-in-hall': ({ table }) =>
    `Przy stole ${table} się nie gra. Wybierz inny stół albo na nowo ustal stoły na sali.`,
}
