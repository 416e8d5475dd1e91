import type { needs as en } from '../en/needs.ts'
import { plural } from '../plural.ts'

export const needs: typeof en = {
  closed: 'Zamknięte, dopóki trwa własny mecz: podczas gry bez pomocy z zewnątrz.',
  headline: {
    in: (top) => `Miejsce w ${top} jest pewne.`,
    out: (top) => `${top} jest już poza zasięgiem.`,
    'tie-breakers': (top) => `O ${top} decyduje rozstrzyganie remisów.`,
    depends: (top) => `Nie wiadomo jeszcze, czy to wystarczy na ${top}.`,
  },
  verdict: {
    in: (top) => `w ${top}`,
    out: (top) => `poza ${top}`,
    'tie-breakers': () => 'decyduje rozstrzyganie remisów',
    depends: () => 'decydują inne wyniki',
  },
  share: (found, of) =>
    plural('pl', of, {
      one: `w ${found} z {{count}} symulowanego przebiegu`,
      few: `w ${found} z {{count}} symulowanych przebiegów`,
      many: `w ${found} z {{count}} symulowanych przebiegów`,
      other: `w ${found} z {{count}} symulowanego przebiegu`,
    }),
  about: { open: 'Jeśli mecz skończy się tak', next: 'Jeśli następny mecz skończy się tak' },
  by: {
    exact: 'Dokładnie: sprawdzono każdy możliwy przebieg.',
    simulation: 'To, co pewne, jest pewne; udziały pochodzą z symulowanych przebiegów.',
  },
  assumed:
    'Zakładając, że nikt nie odejdzie ani nie dołączy, każdy mecz zostanie rozegrany i nie będzie decyzji sędziowskich.',
  status: { in: 'Nadal w grze.', out: 'Poza grą.', champion: 'Zwycięzca turnieju.' },
  leads: {
    champion: 'zwycięzca turnieju',
    'goes-on': 'dalej',
    'second-chance': 'jeszcze jedna szansa',
    out: 'poza grą',
  },
}
