import type { join as en } from '../en/join.ts'

export const join: typeof en = {
  heading: 'Grasz dzisiaj?',
  code: 'Kod turnieju',
  note: 'Jest na plakacie.',
  go: 'Dalej',
  missing: 'Wpisz kod z plakatu.',
  title: 'Znajdź swój turniej',
  nowhere: (code) => `Nie ma teraz turnieju z kodem „${code}”.`,
  help: 'Sprawdź każdą literę: w kodach nie ma O ani 0, I ani 1, B ani 8. Jeśli zapisy są zamknięte, podejdź do organizatora, tam Cię dopiszą.',
  slip: 'To był kod z karty wyniku? Otwórz swój link albo podejdź do organizatora.',
  link: {
    dead: 'Ten link już nie działa',
    elsewhere: 'Ten link jest otwarty na innym urządzeniu',
    unopened: 'Nie udało się otworzyć linku',
    why: 'Został zużyty, wygasł albo został cofnięty. Poproś organizatora o nowy, dostaniesz go od razu.',
    orCode: 'Albo wpisz kod z plakatu lub z karty wyniku:',
  },
}
