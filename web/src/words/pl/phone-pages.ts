import { plural } from '@topcut/protocol/words'
import type { phonePages as en } from '../en/phone-pages.ts'

const count = (one: string, few: string, many: string, other: string) => (n: number) =>
  plural('pl', n, { one, few, many, other })

const points = count(
  '{{count}} punkt turniejowy',
  '{{count}} punkty turniejowe',
  '{{count}} punktów turniejowych',
  '{{count}} punktu turniejowego',
)

export const phonePages: typeof en = {
  luck: {
    offer: 'Dodaj słowo do losu następnej rundy',
    added: (round) => `Twoje słowo w losie rundy ${round}:`,
    about: 'Dzięki słowom z sali nikt nie może wcześniej wiedzieć, kto z kim zagra.',
    word: 'Dowolne słowo',
    otherWord: 'Jednak inne słowo',
    add: 'Dodaj',
  },
  offerAlert: 'Powiadom mnie o parowaniu',
  tellMe: 'Powiadamiaj mnie',
  tellMeNote:
    'Dźwięk i wibracja po opublikowaniu rundy. Ta strona musi być otwarta, a telefon niewyciszony.',
  staysAwake: 'Podczas czekania na rundę ekran pozostaje włączony.',

  leave: 'Wycofaj się z turnieju',
  leaveAsk: 'Na pewno chcesz się wycofać z turnieju?',
  leaveNote:
    'Nie zagrasz w kolejnych rundach. Dopóki żadna runda nie zaczęła się bez Ciebie, możesz wrócić.',
  leaveBefore: 'Twoje miejsce zwolni się dla kogoś innego.',
  leaveAfterRound: 'Wycofaj się po tej rundzie',
  leaveNow: 'Wycofaj się teraz',
  stay: 'Zostań',

  signOut: 'Wyloguj się na tym telefonie',
  signOutAsk: 'Czy od teraz z tego telefonu korzysta ktoś inny?',
  signOutNote:
    'Na telefonie nie zostaną żadne Twoje dane. Wrócisz osobistym linkiem lub własnym kodem; w razie czego pomoże organizator.',
  signOutUnsent: 'Coś nie zostało jeszcze wysłane i przepadnie.',
  signOutNow: 'Wyloguj się',

  noStandings: 'Klasyfikacja pojawi się tutaj po zakończeniu pierwszej rundy.',
  afterRound: (round) => `po rundzie ${round}`,
  finalPlaces: 'Miejsca końcowe',
  cutNote: (size) => `Linia przerywana to odcięcie: dalej gra pierwszych ${size}.`,

  noRecord: 'Twoje liczby pojawią się tutaj po zakończeniu pierwszej rundy.',
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
    map: 'Kto ma inicjatywę, przynosi i rozkłada mapę.',
    firstSides: {
      'lot-gives-choice': 'Pierwsza gra: los decyduje, kto wybiera stronę.',
      'lot-gives-dark': 'Pierwsza gra: los decyduje, kto gra ciemną stroną.',
    },
    secondSides: 'Druga gra: zamiana stron.',
    mirror: 'Obie eskadry są z jednej frakcji: oznacz swoje statki.',
  },

  material: 'Coś zginęło lub się uszkodziło',
  materialNote: 'Animatorzy zobaczą to od razu, z godziną zgłoszenia.',
  component: 'Element',
  componentName: 'Nazwa',
  tellLeaders: 'Powiadom animatorów',
  caseOpen: 'Animatorzy już wiedzą.',

  tableRound: (table, round) => `Stół ${table} · ${round}`,
  nothingToReport: 'Nie ma wyniku do zgłoszenia.',
  howEnded: 'Koniec meczu',
  handIn: 'Zgłoś',
  handInThis: (result) => `Zgłoś ${result}`,
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

  bye: 'Wolny los',
  byeNote:
    'W tej rundzie nie grasz. Liczy się ona według zasad turniejowych; niczego nie trzeba zgłaszać.',
  waitingList: (place) => `Lista rezerwowa, miejsce ${place}`,
  waitingNote: 'Sala jest pełna. Gdy zwolni się miejsce, pojawi się to tutaj.',
  left: 'Udział w turnieju zakończony',
  leftStays: 'Klasyfikacja i bilans zostają tutaj. Jeśli to pomyłka, możesz jeszcze wrócić.',
  leftNote: 'Klasyfikacja i bilans zostają tutaj. Przywrócić Cię może tylko organizator.',
  outNote: 'Nie grasz już w kolejnych rundach. Klasyfikacja i bilans zostają tutaj.',
  finished: 'Turniej zakończony',
  played: 'Wszystkie rundy rozegrane',
  playedNote: 'Miejsca zostaną ogłoszone podczas rozdania nagród.',
  place: 'Miejsce',
  champion: 'Zwycięzca turnieju',
  notPaired: 'Jeszcze bez pary',
  notPairedNote: 'Stół i przeciwnik pojawią się tutaj zaraz po opublikowaniu rundy.',
  yourNumber: (number) => `Twój numer: ${number}.`,
  checkedIn: 'Obecność odnotowana.',
  checkIn: 'Po przyjściu zgłoś się do organizatora.',
  handInList: 'Prześlij moją rozpiskę',
  submitList: 'Prześlij rozpiskę',
  signPointsCheck: 'Podpisz kontrolę punktów',

  about: 'Powód',
  callNote: 'Sędzia widzi stół i powód. Przerwij grę, aż ktoś przyjdzie.',
  callReasons: ['Pytanie o zasady', 'Nie możemy się zgodzić', 'Czas lub tempo gry'],
  drawNote: 'Zamierzony remis? Sędzia musi być obecny i go wpisuje.',
  callWitness: 'Wezwij sędziego na świadka',
  witnessReason: 'Świadek zamierzonego remisu',
  cancelCall: 'Odwołaj wezwanie',

  moments: {
    registered: 'Zgłoszenie przyjęte',
    listMissing: 'Brakuje Twojej rozpiski',
    listMissingNote: 'Prześlij ją przed rozpoczęciem.',
    late: 'Grasz od następnej rundy',
    missed: (rounds) =>
      rounds.length === 1
        ? `Runda ${rounds[0]} liczy się jako opuszczona: przegrana bez przeciwnika.`
        : `Rundy ${rounds.join(', ')} liczą się jako opuszczone: przegrane bez przeciwnika.`,
    roundOver: (round) => `${round}: koniec`,
    placeNow: (place, of) => `Twoje miejsce: ${place} z ${of}.`,
    madeCut: (top) => `Awansujesz do ${top}`,
    seed: (seed) => `Rozstawienie: ${seed}.`,
    missedCut: (top) => `${top} gra dalej bez Ciebie. To Twoje miejsce końcowe.`,
    knockedOut: (round) => `${round}: tutaj kończy się dla Ciebie turniej.`,
    placesNote: 'Które dokładnie, okaże się po zakończeniu rundy.',
    secondChance: 'Masz jeszcze jedną szansę',
    goesOn: 'Grasz dalej',
    next: (round) => `Dalej: ${round}.`,
    cutFollows: 'Rundy szwajcarskie rozegrane. Za chwilę pojawi się tutaj informacja o awansie.',
    ceremony: 'Teraz rozdanie nagród.',
    disqualified: 'Dyskwalifikacja',
    cancelled: 'Turniej odwołany',
    won: 'Wygrywasz turniej!',
    placeOf: (of) => `z ${of}`,
    comeBack: 'Jednak gram dalej',
    leaving: 'Po tej rundzie wycofujesz się z turnieju.',
    stayAfterAll: 'Jednak zostaję',
    leavingSent: 'Prośba o wycofanie jest w drodze.',
    share: 'Udostępnij mój wynik',
    saved: 'Obraz zapisano na tym telefonie.',
    shareText: (place, of, event) => `Miejsce ${place} z ${of}: ${event}`,
  },
  outcome: {
    win: 'Wygrana',
    'modified-win': 'Wygrana (zwycięstwo warunkowe)',
    draw: 'Remis',
    loss: 'Przegrana',
    'double-loss': 'Przegrana (obie strony)',
    bye: 'Wolny los',
    'earned-bye': 'Wolny los',
    'unpaired-loss': 'Opuszczona',
  },
  scoreMeans: {
    ships: 'Punkty gracza: zniszczone punkty eskadry przeciwnika',
    figures: 'Punkty zwycięstwa',
  },
  theirList: 'Rozpiska przeciwnika',
  noTheirList: 'Tej rozpiski tu nie widać: rozpiski nie są ujawnione albo nikt jej nie przesłał.',
  unreachable: {
    theirs: (score, below, above) =>
      `Ze statków przeciwnika nie da się uzbierać ${score}: ${below} czy ${above}?`,
    own: (score, below, above) =>
      `Z Twoich statków nie da się uzbierać ${score}: ${below} czy ${above}?`,
  },
  minutesLeft: 'Zegar jeszcze idzie: czas nie mógł się skończyć.',

  stranger: 'Nie znamy tego telefonu',
  strangerNote:
    'Otwórz swój osobisty link lub zeskanuj własny kod. Nie ma Cię jeszcze na liście? Zapisz się kodem turnieju. W razie czego pomoże organizator.',
  toRegister: 'Zapisz się',
  otherSlip: 'Ta karta wyniku jest od innego stołu',
  otherSlipNote: 'Wynik mogą zgłosić tylko osoby, które tam grają.',
}
