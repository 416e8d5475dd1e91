import type { register as en } from '../en/register.ts'

export const register: typeof en = {
  title: 'Anmeldung',
  code: 'Turniercode',
  codeNote: 'Sie finden ihn auf dem Aushang.',
  name: 'Vor- und Nachname',
  club: 'Verein oder Gruppe (darf leer bleiben)',
  shown: 'Öffentlich gezeigt als',
  shownNote:
    'Auf den Bildschirmen, an der Wand und in Listen für alle. Die Turnierleitung sieht den vollen Namen.',
  shownAs: {
    usual: 'Üblich bei diesem Turnier',
    full: 'Voller Name',
    short: 'Vorname und Anfangsbuchstabe',
  },
  button: 'Anmelden',
  already: 'Sie sind schon angemeldet.',
}
