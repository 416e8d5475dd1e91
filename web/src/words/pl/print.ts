import { plural } from '@topcut/protocol/words'
import type { print as en } from '../en/print.ts'

const sheets = {
  announcement: 'Ogłoszenie',
  lists: 'Rozpiski',
  numbers: 'Numery stołów',
  'by-name': 'Pary według nazwisk',
  'by-table': 'Pary według stołów',
  slips: 'Karty wyników',
  scores: 'Arkusze punktacji',
  standings: 'Klasyfikacja',
  bracket: 'Drabinka',
  places: 'Miejsca końcowe',
  proxies: 'Karty proxy',
  kit: 'Zestaw awaryjny',
}

const about = {
  announcement:
    'To, co według dokumentu trzeba ogłosić przed startem: do odczytania i do wywieszenia.',
  lists: 'Puste, z nazwiskami graczy albo takie, jak przesłano.',
  numbers: 'Rozcięte pośrodku i złożone w poprzek stoją na stołach.',
  'by-name': 'Na ścianę. Litery każdej kartki są duże u góry.',
  'by-table': 'Dla animatorów i dla każdego, kto szuka stołu.',
  slips:
    'Przetnij cały stos naraz i układaj stosy jeden pod drugim, od lewego górnego do prawego dolnego: będą w kolejności stołów. Kod zeskanowany na stanowisku organizatora prowadzi do swojego stołu.',
  scores: 'Część kartki dla każdego gracza, z tym, co już rozegrano.',
  standings: 'Na ścianę, po każdej rundzie.',
  bracket: 'W obecnym stanie albo pusta, do wypełnienia ręcznie.',
  places: 'Z nagrodami wpisanymi na stanowisku organizatora.',
  proxies: 'Przygotowane przez animatora za uszkodzoną kartę, w rozmiarze karty.',
  kit: 'Wszystko, czego potrzebuje następna runda, gdyby komputer zawiódł. Wydrukuj go wcześniej.',
}

const byHand = {
  byeFirst: 'Przy nieparzystej liczbie graczy najpierw ustala się, kto otrzymuje wolny los.',
  bye: {
    'by-chance': 'Wolny los przyznaje się losowo.',
    'fewest-points-lowest-margin':
      'Wolny los otrzymuje gracz z najmniejszą liczbą punktów turniejowych; spośród nich ten z najmniejszym rozmiarem zwycięstwa; potem decyduje los.',
    'lowest-place-without-bye':
      'Wolny los otrzymuje osoba najniżej sklasyfikowana, która jeszcze go nie miała.',
    'fewest-points-highest-number-without-bye':
      'Wolny los otrzymuje gracz z najmniejszą liczbą punktów turniejowych, który jeszcze go nie miał; spośród nich ten z najwyższym numerem.',
  },
  pairing: {
    random: 'Wszystkich graczy łączy się w pary losowo.',
    'random-in-points-groups':
      'Zaczyna się od grupy z największą liczbą punktów turniejowych i łączy jej graczy w pary losowo. Jeśli ktoś zostanie, losuje się mu przeciwnika z następnej grupy; potem łączy się resztę tej grupy i tak dalej w dół.',
    fold: 'Każdą grupę punktową układa się według numerów graczy. Pierwszy gra z ostatnim, drugi z przedostatnim. Jeśli ktoś zostanie, trafia na początek następnej grupy.',
  },
  rematch: {
    'in-stage':
      'Kto już grał ze sobą w tym etapie, nie gra ponownie; bierze się wtedy innego gracza z tej samej grupy.',
    'in-swiss':
      'Kto już grał ze sobą w rundach szwajcarskich, nie gra ponownie; bierze się wtedy innego gracza z tej samej grupy.',
  },
  avoid: 'Rodzina i osoby, które przyjechały razem, nie powinny spotkać się w rundzie 1.',
  write: 'Każdą parę zapisuje się na arkuszu stołów, a potem na karcie wyniku tego stołu.',
  addUp: 'Wpisz wyniki, zsumuj punkty i ustaw graczy w kolejności.',
  goOn: (size: number) =>
    `Dalej przechodzi pierwszych ${size}, którzy nadal grają. Wpisz ich nazwiska do drabinki według rozstawienia.`,
  finalMatch: 'Jeśli pierwszych dwóch ma tyle samo punktów turniejowych, rozgrywają mecz finałowy.',
  lastRound: 'Nie ma już kolejnej rundy. Klasyfikacja to miejsca końcowe.',
  lastGame: 'Nie ma już kolejnej rundy. Kto wygra finał, wygrywa turniej.',
  seeding: 'Rozstawienie odpowiada klasyfikacji po rundach szwajcarskich.',
  bracket: {
    'by-game-number':
      'Zwycięzca meczu 1 spotyka się ze zwycięzcą meczu o najwyższym numerze, zwycięzca meczu 2 ze zwycięzcą meczu o drugim najwyższym numerze i tak dalej.',
    chart: 'Schemat pokazuje, dokąd przechodzą wygrani i przegrani. Kto przegra dwa razy, odpada.',
  },
  withdrawal: 'Jeśli ktoś się wycofa, przeciwnik przechodzi dalej.',
}

export const print: typeof en = {
  choose: 'Arkusze',
  teams: {
    sheets: { ...sheets, 'by-name': 'Pary według drużyn' },
    about: {
      ...about,
      lists: 'Puste, z nazwami drużyn albo takie, jak przesłano.',
      scores: 'Część kartki dla każdej drużyny, z tym, co już rozegrano.',
    },
    groupsRunning: (round) =>
      `Runda ${round} jeszcze trwa: jej wyniki przeniosą drużyny do innych grup.`,
    byHand: {
      ...byHand,
      byeFirst: 'Przy nieparzystej liczbie drużyn najpierw ustala się, która otrzymuje wolny los.',
      bye: {
        ...byHand.bye,
        'fewest-points-highest-number-without-bye':
          'Wolny los otrzymuje drużyna z najmniejszą liczbą punktów turniejowych, która jeszcze go nie miała; spośród nich ta z najwyższym numerem.',
      },
      pairing: {
        ...byHand.pairing,
        random: 'Wszystkie drużyny łączy się w pary losowo.',
        fold: 'Każdą grupę punktową układa się według numerów drużyn. Pierwsza gra z ostatnią, druga z przedostatnią. Jeśli któraś zostanie, trafia na początek następnej grupy.',
      },
      rematch: {
        ...byHand.rematch,
        'in-swiss':
          'Drużyny, które już grały ze sobą w rundach szwajcarskich, nie grają ponownie; bierze się wtedy inną drużynę z tej samej grupy.',
      },
      addUp: 'Wpisz wyniki, zsumuj punkty i ustaw drużyny w kolejności.',
    },
  },
  sheets,
  about,
  size: 'Papier',
  sizes: { a4: 'A4', letter: 'Letter' },
  language: 'Język wydruku',
  asScreen: 'jak na ekranie',
  fullNames: 'Pełne nazwiska, oprócz osób, które wyraziły sprzeciw lub chcą być podane inaczej',
  blank: 'Puste, do wypełnienia ręcznie',
  listKinds: { blank: 'puste', named: 'puste z nazwiskami', filled: 'jak przesłano' },

  onlyHere: 'Telefony nie otworzą tego adresu. Adres dla telefonów wpisz przy plakacie.',

  asOf: (time) => `stan z ${time}`,
  leafOf: (leaf, of) => `kartka ${leaf} z ${of}`,
  resultsOf: (round) => `${round}, wyniki`,
  nothingToPrint: 'Nie ma jeszcze czego drukować',
  placesLater: 'Miejsca końcowe pojawią się po zakończeniu turnieju.',
  noProxiesYet:
    'Nie przygotowano jeszcze żadnej karty proxy. Puste karty do wypełnienia: zaznacz „puste”.',
  noProxies: 'Dokument tego turnieju nie zna kart proxy.',
  noBracket: 'Nie zaplanowano drabinki. Powstaje po odcięciu.',
  noLists: 'Nie przesłano jeszcze żadnej rozpiski.',

  handIn: 'Oddać na stanowisku organizatora',
  handInOrScan: 'Oddać lub zeskanować',
  code: (match) => `Kod meczu ${match}`,
  drops: 'wycofuje się',
  signature: 'podpis',
  tie: { defeats: 'figurki', damage: 'obrażenia', die: 'kość' },
  gameWon: (game) => `gra ${game} wygrana`,
  gameDrawn: (game) => `gra ${game}: remis`,

  ownScore: 'Własne punkty',
  otherScore: 'Punkty przeciwnika',
  opponentSigns: 'Podpis przeciwnika',

  addedUp: 'przeliczone przez przeciwnika',
  checkedBy: 'sprawdzone przez animatora',
  corrected: 'Skorygowano:',
  removed: 'Usunięto:',
  addedMarked: 'Dodane karty oznaczono *.',
  upgrades: 'Ulepszenia z punktami',
  skill: (skill) => `umiejętność pilota ${skill}`,
  figures: (figures, points) =>
    plural('pl', figures, {
      one: `{{count}} figurka, ${points} pkt`,
      few: `{{count}} figurki po ${points} pkt`,
      many: `{{count}} figurek po ${points} pkt`,
      other: `{{count}} figurki po ${points} pkt`,
    }),
  attached: 'dołączone karty z punktami',
  commands: 'Karty dowodzenia',

  kitAbout: {
    round:
      'W zestawie: klasyfikacja, stoły rundy, karty wyników i wszystko, co potrzebne do ręcznego ułożenia par następnej rundy. To, co tu zapisano, można później wprowadzić w tej samej kolejności.',
    cut: 'W zestawie: klasyfikacja, stoły rundy, drabinka i karty wyników. To, co tu zapisano, można później wprowadzić w tej samej kolejności.',
    end: 'W zestawie: klasyfikacja i stoły ostatniej rundy. To, co tu zapisano, można później wprowadzić w tej samej kolejności.',
    nothing: 'Turniej się zakończył. W zestawie: miejsca końcowe i jak do nich doszło.',
  },
  pairByHand: (round) => `${round}: ręczne układanie par`,
  cutByHand: (size) => `Odcięcie do ${size}, ręcznie`,
  endByHand: 'Po tej rundzie',
  times: 'Czas',
  begins: 'początek',
  ends: 'koniec',
  groups: 'Grupy punktowe',
  groupsNote: 'Od góry. Zaznacza się, kto ma już parę; numery to dotychczasowi przeciwnicy.',
  groupsRunning: (round) =>
    `Runda ${round} jeszcze trwa: jej wyniki przeniosą graczy do innych grup.`,
  met: 'przeciwnicy:',
  meets: 'gra z',
  tablesByHand: 'Stoły, pary ułożone ręcznie',
  byHand,
}
