import type { team as en } from '../en/team.ts'

export const team: typeof en = {
  title: 'Teamanmeldung',
  name: 'Teamname',
  nameNote: 'Ihn sehen alle.',
  own: 'Ihr Vor- und Nachname',
  mate: 'Vor- und Nachname Ihres Teamkollegen',
  ownShown: 'Sie werden öffentlich gezeigt als',
  mateShown: 'Ihr Teamkollege wird öffentlich gezeigt als',
  button: 'Team anmelden',
  already: 'Ihr Team ist schon angemeldet.',
  page: 'Team',
  isIn: (team) => `${team} ist angemeldet.`,
  linkTitle: (mate) => `Handy von ${mate}`,
  link: 'Lassen Sie Ihren Teamkollegen diesen Code scannen. Dann sehen Sie beide den Tisch und können melden.',
  make: 'Code für den Teamkollegen zeigen',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  share: 'Link senden',
  goOn: 'Weiter',
  mateUnnamed: 'Ihr Teamkollege',
}
