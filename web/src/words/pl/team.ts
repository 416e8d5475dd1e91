import type { team as en } from '../en/team.ts'

export const team: typeof en = {
  title: 'Zapisy drużyn',
  name: 'Nazwa drużyny',
  nameNote: 'Widzą ją wszyscy.',
  own: 'Twoje imię i nazwisko',
  mate: 'Imię i nazwisko partnera z drużyny',
  ownShown: 'Ty, publicznie jako',
  mateShown: 'Partner z drużyny, publicznie jako',
  button: 'Zapisz drużynę',
  already: 'Twoja drużyna jest już zapisana.',
  page: 'Drużyna',
  isIn: (team) => `Drużyna ${team} jest zapisana.`,
  linkTitle: (mate) => `Telefon: ${mate}`,
  link: 'Niech partner z drużyny zeskanuje ten kod. Wtedy stół i zgłaszanie wyniku są na obu telefonach.',
  make: 'Pokaż kod dla partnera',
  copy: 'Kopiuj link',
  copied: 'Skopiowano',
  share: 'Wyślij link',
  goOn: 'Dalej',
  mateUnnamed: 'Twój partner z drużyny',
}
