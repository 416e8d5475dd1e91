import type { SubjectWords } from '../subject-words.ts'

export const tables: SubjectWords<'tables'> = {
  'command.assign-table': 'przydzielenie stołu graczowi',
  'command.set-tables': 'ustalenie stołów na sali',
  'command.feature-table': 'pokazanie stołu w transmisji',

  'button.assign-table': 'Przydziel stół',
  'button.set-tables': 'Ustal stoły',
  'button.feature-table': 'Pokaż w transmisji',

  'fact.table-assigned': 'przydzielenie stołu',
  'fact.tables-set': 'ustalenie stołów',
  'fact.table-featured': 'stół w transmisji',

  'line.table-assigned': ({ player, table }, names) =>
    `${names.player(player)}: ${table === null ? 'znowu dowolny stół' : `stały stół ${table}`}.`,
  'line.tables-set': ({ first, closed }) =>
    `Stoły od numeru ${first}${closed.length === 0 ? '' : `; wyłączone z gry: ${closed.join(', ')}`}.`,
  'line.table-featured': ({ table }) =>
    table === null
      ? 'Transmisja pokazuje pierwszy stół każdej rundy.'
      : `Transmisja pokazuje stół ${table}.`,

  'refusal.table-not-in-hall': ({ table }) =>
    `Przy stole ${table} się nie gra. Wybierz inny stół albo na nowo ustal stoły na sali.`,
  'refusal.table-not-played': ({ table, round }) =>
    `Przy stole ${table} nikt nie gra w rundzie ${round}. Wybierz jeden z jej stołów.`,
}
