import type { file as en } from '../en/file.ts'

export const file: typeof en = {
  unreadable:
    'Tego pliku nie da się odczytać: już go nie ma, jest folderem albo nie jest tekstem w UTF-8. Wybierz go ponownie albo pobierz na nowo.',
  tooLong: 'To za długie jak na rozpiskę. Wybierz inny plik.',
}
