import type { register as en } from '../en/register.ts'

export const register: typeof en = {
  title: 'Zapisy',
  code: 'Kod turnieju',
  codeNote: 'Znajdziesz go na plakacie.',
  name: 'Imię i nazwisko',
  club: 'Klub lub grupa (może zostać puste)',
  shown: 'Publicznie jako',
  shownNote:
    'Na ekranach, na ścianie i na listach dla wszystkich. Animatorzy widzą pełne nazwisko.',
  shownAs: {
    usual: 'Domyślnie dla tego turnieju',
    full: 'Pełne imię i nazwisko',
    short: 'Imię i inicjał',
  },
  button: 'Zapisz się',
  already: 'Jesteś już na liście.',
}
