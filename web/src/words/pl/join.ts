import type { join as en } from '../en/join.ts'

export const join: typeof en = {
  heading: 'Grasz dzisiaj?',
  code: 'Kod turnieju',
  note: 'Jest na plakacie.',
  go: 'Dalej',
  missing: 'Wpisz kod z plakatu.',
  title: 'Znajdź swój turniej',
  nowhere: (code) => `Kod „${code}” teraz nigdzie nie prowadzi.`,
  help: 'Sprawdź każdą literę: w kodach nie ma O ani 0, I ani 1, B ani 8. Może zgłoszenia są już zamknięte; wtedy podejdź do stołu organizatora, tam Cię dopiszą.',
  slip: 'To był kod z karty wyniku? Otwórz swój link albo podejdź do stołu organizatora.',
}
