import type { needs as en } from '../en/needs.ts'
import { plural } from '../plural.ts'

export const needs: typeof en = {
  closed: 'Dostępne po Twoim meczu: podczas gry bez pomocy z zewnątrz.',
  headline: {
    in: (top) => `Awansujesz: masz pewne miejsce w ${top}.`,
    out: (top) => `Nie awansujesz: ${top} jest już poza zasięgiem.`,
    likely: (top) => `Prawdopodobnie awansujesz do ${top}.`,
    unlikely: (top) => `Awans do ${top} jest mało prawdopodobny, ale wciąż możliwy.`,
    depends: (top) => `Awans do ${top} zależy od innych wyników.`,
    'tie-breakers': (top) => `Awans do ${top} zależy od rozstrzygania remisów.`,
    'own-match': (top) => `Awans do ${top} zależy od Twojego meczu.`,
  },
  verdict: {
    in: 'Awansujesz',
    out: 'Nie awansujesz',
    'tie-breakers': 'Zależy od rozstrzygania remisów',
    depends: 'Zależy od innych wyników',
  },
  share: {
    all: (of) =>
      plural('pl', of, {
        one: 'Awans bardzo prawdopodobny: w {{count}} wylosowanym przebiegu',
        few: 'Awans bardzo prawdopodobny: we wszystkich {{count}} wylosowanych przebiegach',
        many: 'Awans bardzo prawdopodobny: we wszystkich {{count}} wylosowanych przebiegach',
        other: 'Awans bardzo prawdopodobny: w {{count}} wylosowanego przebiegu',
      }),
    likely: (found, of) => `Awans prawdopodobny: w ${found} z ${of} wylosowanych przebiegów`,
    open: (found, of) => `Sprawa otwarta: awans w ${found} z ${of} wylosowanych przebiegów`,
    unlikely: (found, of) => `Awans mało prawdopodobny: w ${found} z ${of} wylosowanych przebiegów`,
    none: (of) =>
      plural('pl', of, {
        one: 'Awans bardzo mało prawdopodobny: nie w {{count}} wylosowanym przebiegu',
        few: 'Awans bardzo mało prawdopodobny: w żadnym z {{count}} wylosowanych przebiegów',
        many: 'Awans bardzo mało prawdopodobny: w żadnym z {{count}} wylosowanych przebiegów',
        other: 'Awans bardzo mało prawdopodobny: w żadnym z {{count}} wylosowanego przebiegu',
      }),
  },
  about: {
    open: 'Jeśli Twój mecz skończy się tak',
    next: 'Jeśli Twój następny mecz skończy się tak',
  },
  by: {
    exact: 'Na pewno: sprawdzono każdy możliwy przebieg.',
    simulation: 'Awans i jego brak są pewne. Resztę rozegrano losowo.',
  },
  assumed:
    'Zakładając, że nikt nie odejdzie ani nie dołączy, każdy mecz zostanie rozegrany i nie będzie decyzji sędziowskich.',
  places: {
    one: (place, until) =>
      until === 'end' ? `Kończysz na miejscu ${place}.` : `Po tej rundzie: miejsce ${place}.`,
    range: (best, worst, until) =>
      until === 'end'
        ? `W zasięgu są miejsca od ${best} do ${worst}.`
        : `Po tej rundzie: miejsca od ${best} do ${worst}.`,
    row: (best, worst) => (best === worst ? `Miejsce ${best}` : `Miejsca od ${best} do ${worst}`),
    by: 'Pewne według punktów turniejowych; przy równych decyduje rozstrzyganie remisów.',
  },
  status: {
    in: 'Nadal grasz.',
    out: 'Turniej się dla Ciebie zakończył.',
    champion: 'Wygrywasz turniej.',
  },
  leads: {
    champion: 'Wygrywasz turniej',
    'goes-on': 'Przechodzisz dalej',
    'second-chance': 'Masz jeszcze jedną szansę',
    out: 'Koniec turnieju',
  },
}
