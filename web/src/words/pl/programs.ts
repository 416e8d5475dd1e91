import { plural } from '@topcut/protocol/words'
import type { programs as en } from '../en/programs.ts'

export const programs: typeof en = {
  title: 'Programy',
  about:
    'Skrypt lub ekran wchodzi z własnym tokenem. Program nigdy nie przeprowadza odcięcia, nikogo nie dyskwalifikuje i nie zmienia animatorów.',
  none: 'Żaden program nie ma dostępu.',
  name: 'Nazwa',
  role: 'Co może robić',
  reader: 'Tylko odczyt',
  lasts: 'Ważny przez',
  days: (n) =>
    plural('pl', n, {
      one: '{{count}} dzień',
      few: '{{count}} dni',
      many: '{{count}} dni',
      other: '{{count}} dnia',
    }),
  make: 'Utwórz token',
  once: 'Skopiuj token teraz. Nie będzie pokazany ponownie.',
  copy: 'Kopiuj token',
  until: (when) => `do ${when}`,
  over: 'wygasł',
  used: (when) => `ostatnio użyty ${when}`,
  unused: 'jeszcze nieużyty',
  revoke: 'Cofnij',
}
