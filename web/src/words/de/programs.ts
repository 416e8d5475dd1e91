import { plural } from '@topcut/protocol/words'
import type { programs as en } from '../en/programs.ts'

export const programs: typeof en = {
  title: 'Programme',
  about:
    'Ein Skript oder eine Anzeige kommt mit einem eigenen Token herein. Ein Programm macht nie den Schnitt, disqualifiziert niemanden und ändert nicht, wer leitet.',
  none: 'Kein Programm ist zugelassen.',
  name: 'Bezeichnung',
  role: 'Was es darf',
  reader: 'Nur lesen',
  lasts: 'Gültig für',
  days: (n) => plural('de', n, { one: '{{count}} Tag', other: '{{count}} Tage' }),
  make: 'Token erzeugen',
  once: 'Kopieren Sie das Token jetzt. Es wird nicht noch einmal gezeigt.',
  copy: 'Token kopieren',
  until: (when) => `bis ${when}`,
  over: 'abgelaufen',
  used: (when) => `zuletzt benutzt ${when}`,
  unused: 'noch nicht benutzt',
  revoke: 'Zurückziehen',
}
