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
  noServer: 'Serwer jest nieosiągalny. Strona ruszy dalej sama, gdy tylko odpowie.',
  stranger: 'Ten telefon nie jest tu znany',
  strangerNote:
    'Proszę otworzyć otrzymany osobisty link lub zeskanować własny kod. Kto nie jest jeszcze zapisany, może to zrobić kodem turnieju. W razie wątpliwości pomoże organizator.',
  toRegister: 'Zapisy',
  publicPage: 'Pary i klasyfikacja dla wszystkich',
  otherSlip: 'Ta karta wyniku jest od innego stołu',
  otherSlipNote: 'Wynik mogą zgłosić tylko osoby, które tam grają.',
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
  notTaken: 'To nie zostało przyjęte.',
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
  you: 'ja',
  points,
  pointsLikeYou: (n) => `${points(n)}, tyle samo co Twoje`,
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
  seed: (seed) => `Rozstawienie ${seed}.`,
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

  matchEnded: (match) => `${match} zakończony`,
  isItOver: 'Czy mecz jest zakończony?',
  noAids: 'W czasie gry żadnych notatek ani pomocy: do tej chwili telefon niczego nie liczy.',
  yesOver: 'Tak, zakończony',
  notYet: 'Jeszcze nie',
  over: 'Mecz jest zakończony. Czas zgłosić wynik.',
  enterResult: 'Zgłoś wynik',
  changeResult: 'Zmień mój wynik',
  youSaid: 'Twój wynik:',
  waitingFor: 'Brakuje jeszcze wyniku od gracza:',
  says: 'podaje:',
  judgeTold: 'Wyniki się różnią. Powiadomiono sędziego.',
  resultIn: 'Wpisano:',
  nextPairing: 'Następna para pojawi się tutaj zaraz po opublikowaniu.',
  thatIsRight: 'Zgadza się',
  sayOtherwise: 'Nie zgadza się',

  bye: 'Wolny los',
  byeNote: 'W tej rundzie pauza. Liczy się według zasad turniejowych; niczego nie trzeba zgłaszać.',
  waitingList: (place) => `Lista rezerwowa, miejsce ${place}`,
  waitingNote: 'Sala jest pełna. Gdy zwolni się miejsce, pojawi się to tutaj.',
  left: 'Udział w turnieju zakończony',
  leftNote: 'Klasyfikacja i bilans zostają tutaj. Przywrócić może tylko organizator.',
  out: 'To były wszystkie rundy',
  outNote: 'Kolejnych rund już nie będzie. Klasyfikacja i bilans zostają tutaj.',
  finished: 'Turniej zakończony',
  played: 'Wszystko rozegrane',
  playedNote: 'Miejsca zostaną ogłoszone podczas ceremonii.',
  place: 'Miejsce',
  champion: 'Zwycięzca turnieju',
  notPaired: 'Jeszcze bez pary',
  notPairedNote: 'Stół i przeciwnik pojawią się tutaj zaraz po opublikowaniu rundy.',
  yourNumber: (number) => `Twój numer: ${number}.`,
  checkedIn: 'Obecność odnotowana.',
  checkIn: 'Po przyjściu proszę zgłosić się do organizatora.',
  handInList: 'Prześlij moją rozpiskę',
  submitList: 'Prześlij rozpiskę',
  signPointsCheck: 'Podpisz kontrolę punktów',

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
  about: 'O co chodzi',
  callNote: 'Sędzia widzi stół i powód. Proszę przerwać grę, aż ktoś przyjdzie.',
  callReasons: ['Pytanie o zasady', 'Nie możemy się zgodzić', 'Czas lub tempo gry'],
  drawNote: 'Zamierzony remis? Sędzia musi być obecny i go wpisuje.',
  callWitness: 'Wezwij sędziego na świadka',
  witnessReason: 'Świadek zamierzonego remisu',
  cancelCall: 'Już niepotrzebne',

  leave: 'Wycofaj się z turnieju',
  leaveAsk: 'Czy na pewno wycofać się z turnieju?',
  leaveNote: 'Nie będzie już kolejnych par. Przywrócić może tylko organizator.',
  leaveBefore: 'Miejsce zwolni się dla kogoś innego.',
  leaveAfterRound: 'Wycofaj się po tej rundzie',
  leaveNow: 'Wycofaj się teraz',
  stay: 'Zostań',

  signOut: 'Wyloguj na tym telefonie',
  signOutAsk: 'Czy od teraz z tego telefonu korzysta ktoś inny?',
  signOutNote:
    'Na telefonie nie pozostaną żadne osobiste dane. Wrócić można osobistym linkiem lub własnym kodem; w razie wątpliwości pomoże organizator.',
  signOutUnsent: 'Coś nie zostało jeszcze wysłane i przepadnie.',
  signOutNow: 'Wyloguj',

  tellMe: 'Powiadamiaj mnie',
  tellMeNote:
    'Dźwięk i wibracja po opublikowaniu rundy. Ta strona musi być otwarta, a telefon niewyciszony.',
  staysAwake: 'Podczas czekania na rundę ekran pozostaje włączony.',

  noStandings: 'Klasyfikacja pojawi się tutaj po zakończeniu pierwszej rundy.',
  afterRound: (round) => `po rundzie ${round}`,
  finalPlaces: 'Miejsca końcowe',
  cutNote: (size) => `Linia przerywana to odcięcie: dalej gra pierwszych ${size}.`,

  noRecord: 'Liczby pojawią się tutaj po zakończeniu pierwszej rundy.',
  numbers: 'Moje liczby',
  matches: 'Moje mecze',
  roundTable: (round, table) => `${round}, stół ${table}`,
  stillOpen: 'w trakcie',
  rulings: 'Decyzje',
  deducted: (n) => `Odjęto: ${points(n)}`,
  appeal: 'Odwołaj się do komandora',
  appealed: 'Odwołanie złożone; decyzja jeszcze nie zapadła.',
  appealDecided: {
    upheld: 'Odwołanie: decyzja pozostaje.',
    changed: 'Odwołanie: decyzja zmieniona.',
  },

  needsTitle: 'Czego mi potrzeba',
  noNeeds: 'Nie ma czego obliczać: brak odcięcia albo jeszcze nie było rundy.',

  setUp: 'Przygotowanie',
  atThisTable: 'Przy tym stole',
  steps: {
    'set-up': 'Rozkładanie',
    'mirror-match': 'Obie strony z jednej frakcji',
    'round-start': 'Na początku rundy',
    'at-the-table': 'W czasie meczu',
    'round-end': 'Po ogłoszeniu końca czasu',
  },
  setUpFacts: {
    complete: {
      'before-start-call': 'Wszystko jest rozłożone, zanim ogłoszony zostanie początek rundy.',
      'may-precede-start-call': 'Rozkładać wolno przed ogłoszeniem początku rundy.',
    },
    token: {
      white: 'Twoje żetony identyfikacyjne są białe.',
      black: 'Twoje żetony identyfikacyjne są czarne.',
    },
    map: 'Kto ma inicjatywę, przynosi i rozkłada planszę.',
    firstSides: {
      'lot-gives-choice': 'Pierwsza gra: los decyduje, kto wybiera stronę.',
      'lot-gives-dark': 'Pierwsza gra: los decyduje, kto gra ciemną stroną.',
    },
    secondSides: 'Druga gra: zamiana stron.',
    mirror: 'Obie eskadry są z jednej frakcji: proszę oznaczyć swoje statki.',
    pointsCheck: 'Proszę przeliczyć rozpiskę przeciwnika i podpisać.',
  },

  material: 'Coś zginęło lub się uszkodziło',
  materialNote: 'Animatorzy zobaczą to od razu, z godziną zgłoszenia.',
  component: 'Co to jest',
  componentName: 'Nazwa',
  tellLeaders: 'Powiadom animatorów',
  caseOpen: 'Animatorzy już wiedzą.',

  nothingToReport: 'Nie ma wyniku do zgłoszenia.',
  howEnded: 'Jak się zakończył',
  handIn: 'Prześlij',
  handInThis: (result) => `Prześlij ${result}`,
  bothHandIn:
    'Wynik zgłaszają obie strony. Jeśli wyniki są zgodne, gotowe; jeśli nie, powiadamiamy sędziego.',
  theirShips: (player) => `Statki gracza ${player}`,
  ownShips: 'Twoje statki',
  half: 'połowa',
  theirFigures: (player) => `Figurki gracza ${player}`,
  ownFigures: 'Twoje figurki',
  countFigures: 'Policz według figurek',
  figureCost: 'Koszt figurki',
  defeated: 'pokonane',
  fewer: 'O jedną mniej',
  oneMore: 'O jedną więcej',
  noneLeft: 'Żadna nie została',
  otherPoints: 'Z kart i misji',

  onItsWay: 'Rozpiska jest w drodze.',
  listIn: 'Przesłana. Do rozpoczęcia można ją zastąpić.',
  listLocked: 'Przesłana i zamknięta. Poprawić może ją już tylko animator.',
  corrected: 'Poprawka animatora:',
  listPoints: count('{{count}} punkt', '{{count}} punkty', '{{count}} punktów', '{{count}} punktu'),
  replaceList: 'Zastąp rozpiskę',

  register: {
    title: 'Zapisy',
    code: 'Kod turnieju',
    codeNote: 'Znajdziesz go na plakacie.',
    name: 'Imię i nazwisko',
    club: 'Klub lub grupa (może zostać puste)',
    shown: 'Jak podawać nazwisko publicznie',
    shownNote:
      'Na ekranach, na ścianie i na listach dla wszystkich. Animatorzy widzą pełne nazwisko.',
    shownAs: {
      usual: 'Domyślnie dla tego turnieju',
      full: 'Pełne imię i nazwisko',
      short: 'Imię i inicjał',
    },
    button: 'Zapisz się',
    already: 'Zgłoszenie już jest.',
  },
}
