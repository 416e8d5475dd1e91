import { plural } from '@topcut/protocol/words'
import type { phone as en } from '../en/phone.ts'

const count = (one: string, few: string, many: string, other: string) => (n: number) =>
  plural('pl', n, { one, few, many, other })

const points = count(
  '{{count}} punkt turniejowy',
  '{{count}} punkty turniejowe',
  '{{count}} punktów turniejowych',
  '{{count}} punktu turniejowego',
)

export const phone: typeof en = {
  teams: {
    sitFirst: 'Jesteście drużyną 1.',
    sitSecond: 'Jesteście drużyną 2.',
  },
  title: 'Mój mecz – Topcut',
  titleAt: (table) => `Stół ${table} – Topcut`,
  pages: 'Strony',
  tabs: {
    match: 'Mecz',
    standings: 'Klasyfikacja',
    record: 'Bilans',
    needs: 'Szanse',
    list: 'Rozpiska',
  },
  menu: 'Menu',
  back: 'Wróć do meczu',
  loading: 'Trwa wczytywanie …',
  noServer: 'Brak połączenia z serwerem. Strona ruszy dalej automatycznie.',
  publicPage: 'Pary i klasyfikacja dla wszystkich',
  toMyMatch: 'Do mojego meczu',

  asOf: (time, minutes) =>
    minutes === 0
      ? `Brak połączenia. Stan z ${time}.`
      : count(
          `Brak połączenia. Stan z ${time}, {{count}} minutę temu.`,
          `Brak połączenia. Stan z ${time}, {{count}} minuty temu.`,
          `Brak połączenia. Stan z ${time}, {{count}} minut temu.`,
          `Brak połączenia. Stan z ${time}, {{count}} minuty temu.`,
        )(minutes),
  toSend: count(
    '{{count}} wpis czeka na wysłanie.',
    '{{count}} wpisy czekają na wysłanie.',
    '{{count}} wpisów czeka na wysłanie.',
    '{{count}} wpisu czeka na wysłanie.',
  ),
  notTaken: 'Tego nie przyjęto.',
  understood: 'Rozumiem',

  until: (time) => `do ${time}`,
  clock: {
    'not-started': 'jeszcze nie rozpoczęta',
    'no-limit': 'bez limitu czasu',
    running: 'trwa',
    closed: 'zakończona',
    paused: 'wstrzymana',
    called: 'koniec czasu',
  },
  extended: count(
    'Ten stół ma {{count}} minutę więcej.',
    'Ten stół ma {{count}} minuty więcej.',
    'Ten stół ma {{count}} minut więcej.',
    'Ten stół ma {{count}} minuty więcej.',
  ),

  table: 'Stół',
  you: 'Ty',
  points,
  pointsLikeYou: (n) => `${points(n)}, tyle co Ty`,
  pointsUnit: count(
    'punkt turniejowy',
    'punkty turniejowe',
    'punktów turniejowych',
    'punktu turniejowego',
  ),
  tally: (won, drawn, lost) =>
    drawn === 0
      ? `wygrane: ${won}, przegrane: ${lost}`
      : `wygrane: ${won}, remisy: ${drawn}, przegrane: ${lost}`,
  seed: (seed) => `Rozstawienie: ${seed}.`,
  sitFirst: 'Jesteś graczem 1 przy stole.',
  sitSecond: 'Jesteś graczem 2 przy stole.',
  mission: 'Misja',
  side: { light: 'Grasz jasną stroną.', dark: 'Grasz ciemną stroną.' },
  chooseSide: 'Wybierasz stronę.',
  choosesSide: 'wybiera stronę.',
  decideInitiative: 'Decydujesz, kto ma inicjatywę.',
  decidesInitiative: 'decyduje, kto ma inicjatywę.',
  initiativeBy: {
    coin: 'O inicjatywie decyduje rzut monetą.',
    lot: 'O inicjatywie decyduje los.',
    'by-the-guide': 'Inicjatywa według zasad gry.',
  },

  theirList: 'Rozpiska przeciwnika',
  setUp: 'Przygotowanie',
  pointsCheck: 'Przelicz rozpiskę przeciwnika i podpisz.',

  matchEnded: (match) => `${match} zakończony`,
  isItOver: 'Czy mecz jest zakończony?',
  noAids: 'W czasie gry żadnych notatek ani pomocy: telefon liczy dopiero po meczu.',
  yesOver: 'Tak, zakończony',
  notYet: 'Jeszcze nie',
  timeCalled: 'Koniec czasu',
  setUpFirst: 'Przygotuj stół. Zegar rusza dla wszystkich jednocześnie.',
  over: 'Mecz jest zakończony. Zgłoś wynik.',
  enterResult: 'Zgłoś wynik',
  changeResult: 'Zmień mój wynik',
  youSaid: 'Twój wynik:',
  waitingFor: 'Wynik ma jeszcze zgłosić:',
  says: 'podaje:',
  judgeTold: 'Wyniki się różnią. Powiadomiono sędziego.',
  resultIn: 'Wpisano:',
  nextPairing: 'Następna para pojawi się tutaj zaraz po opublikowaniu.',
  thatIsRight: 'Zgadza się',
  sayOtherwise: 'Nie zgadza się',

  callJudge: 'Wezwij sędziego',
  calling: 'Wzywanie …',
  calledFor: (n) =>
    n === 0
      ? 'Sędzia wezwany'
      : count(
          'Sędzia wezwany, {{count}} minuta',
          'Sędzia wezwany, {{count}} minuty',
          'Sędzia wezwany, {{count}} minut',
          'Sędzia wezwany, {{count}} minuty',
        )(n),
  onTheWay: 'Sędzia już idzie',
}
