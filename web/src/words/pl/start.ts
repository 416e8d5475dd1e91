import { plural } from '@topcut/protocol/words'
import type { start as en } from '../en/start.ts'

const count = (one: string, few: string, many: string, other: string) => (n: number) =>
  plural('pl', n, { one, few, many, other })

export const start: typeof en = {
  teams: { expected: 'Oczekiwana liczba drużyn' },
  create: 'Utwórz turniej',
  status: {
    'to-come': 'dopiero się odbędzie',
    finished: 'zakończony',
    cancelled: 'odwołany',
    unreadable: 'nieczytelny',
  },
  unreadableHelp:
    'Coś w jego danych się nie zgadza albo zapisała je nowsza wersja programu Topcut. Pozostałe turnieje działają dalej. Przywróć turniej z kopii lub eksportu albo użyj nowszej wersji.',
  archive: count(
    'Archiwum: {{count}} turniej',
    'Archiwum: {{count}} turnieje',
    'Archiwum: {{count}} turniejów',
    'Archiwum: {{count}} turnieju',
  ),
  tables: (first, last) => (first === last ? `stół ${first}` : `stoły od ${first} do ${last}`),
  overlap: (tables, event) => `Jednocześnie tutaj i w turnieju ${event}: ${tables}.`,
  overlapHelp:
    'Dwa turnieje jednego dnia nie powinny dzielić stołów. Pierwszy stół ustala się w części „Stoły w sali”.',

  importing: {
    heading: 'Wczytaj turniej z pliku',
    note: 'Turniej zapisany przez Topcut, plik innego programu w trakcie turnieju lub po nim albo lista graczy.',
    choose: 'Wybierz plik',
    drop: 'albo upuść go tutaj',
    reading: 'Odczytywanie pliku …',
    sending: (percent) => `Wysyłanie pliku: ${percent} %`,
    proving: 'Plik jest sprawdzany …',
    unreachable: 'Brak połączenia z serwerem. Nic nie przepadło: wybierz plik ponownie.',
    taken: count(
      '{{count}} turniej jest na liście.',
      '{{count}} turnieje są na liście.',
      '{{count}} turniejów jest na liście.',
      '{{count}} turnieju jest na liście.',
    ),
    unreadable: 'Nie można odczytać pliku.',
  },

  copies: {
    heading: 'Kopie',
    none: 'nie ma tam kopii',
    note: 'Kopia powstaje po każdej opublikowanej rundzie.',
    second: ['Aby mieć drugą na pendrivie, uruchom Topcut z', 'i jego folderem.'],
    make: 'Zrób kopię teraz',
  },

  join: {
    heading: 'Grasz w turnieju?',
    event: 'Turniej',
    code: 'Kod z plakatu',
    button: 'Dołącz',
    missing: 'Wpisz kod z plakatu.',
  },

  keeping: {
    hidden: 'ukryty',
    hide: 'Ukryj',
    hideHelp: 'inni nie widzą go na liście',
    show: 'Pokaż znowu',
    archive: 'Do archiwum',
    archived: 'w archiwum',
    archiveHelp: 'można tylko oglądać',
    takeOut: 'Wyjmij z archiwum',
    remove: 'Usuń',
    removeHelp: 'po pobraniu',
    named: (action, event) => `${action}: ${event}`,
    unreachable: 'Brak połączenia z serwerem. Niczego nie zmieniono; spróbuj ponownie.',
    deleting: 'Usunąć ten turniej?',
    goes: [
      'Zniknie na zawsze, razem z graczami, wynikami, rozpiskami, linkami i dostępem wszystkich osób. Telefony i ekrany, które go śledzą, pokażą, że go nie ma.',
      'Nowe kopie już go nie zawierają. Starsze zawierają, dopóki nie zostaną zastąpione; przywrócenie takiej kopii przywróci też turniej.',
    ],
    saveFirst: 'Jeden plik, można go wczytać wszędzie.',
    savedFirst: 'Pobrano.',
    lost: {
      players: (n) =>
        plural('pl', n, { one: 'gracz', few: 'gracze', many: 'graczy', other: 'gracza' }),
      rounds: (n) => plural('pl', n, { one: 'runda', few: 'rundy', many: 'rund', other: 'rundy' }),
      entries: (n) =>
        plural('pl', n, { one: 'wpis', few: 'wpisy', many: 'wpisów', other: 'wpisu' }),
    },
    needs: (first, second) =>
      first && second ? 'najpierw 1 i 2' : first ? 'najpierw 1' : second ? 'najpierw 2' : '',
    unsavable:
      'Czego nie można odczytać, tego nie można zapisać: usuń go bez pliku tylko wtedy, gdy żadna kopia nie zawiera go w całości.',
    download: 'Pobierz turniej',
    typeName: 'Wpisz nazwę turnieju, aby potwierdzić',
    removeForGood: 'Usuń na zawsze',
  },

  home: {
    heading: 'Twoje turnieje',
    helping: 'Pomagasz przy',
    others: 'Inne turnieje tutaj',
    here: 'Turnieje tutaj',
    hereNote: 'Grasz albo oglądasz? Wybierz swój: są tam stoły, zegar i klasyfikacja.',
    alsoOn: 'Trwają także',
    next: 'Najbliższe',
    drafts: 'Szkice',
    draftsNote: 'widoczne tylko dla Ciebie',
    open: 'Otwórz panel',
    look: 'Wyniki',
    continue: 'Dalej',
    duplicate: 'Powiel',
    duplicateHelp: 'nowa data, te same ustawienia',
    settings: 'Ustawienia',
    share: 'Udostępnij',
    wall: 'Duży ekran',
    print: 'Drukuj',
    more: 'Więcej ustawień',
    moreActions: 'Więcej',
    asDraft: 'Zachowaj jako szkic widoczny tylko dla Ciebie',
    close: 'Zamknij',
    nameMissing: 'Podaj nazwę turnieju.',
    dateMissing: 'Wybierz dzień turnieju.',
    startsAt: 'Początek',
    like: 'Jak wcześniejszy',
    likeNone: 'nie, nowy',
    takenOver: (names) => `Przejęto też: ${names}. Można to zmienić w ustawieniach.`,
    places: count(
      '{{count}} miejsce',
      '{{count}} miejsca',
      '{{count}} miejsc',
      '{{count}} miejsca',
    ),
    laidDown: 'ustalenia do ogłoszenia',
    onWaitingList: (n) => `na liście rezerwowej: ${n}`,
    registrationOpen: 'zapisy otwarte',
    toCheckIn: (n) => `bez potwierdzenia obecności: ${n}`,
    toAnnounce: 'jeszcze nieogłoszony',
    ready: 'gotowy do startu',
    held: 'nie można jeszcze zacząć',
    missing: (names) => `jeszcze brakuje: ${names}`,
    laterNote: 'Reszta może poczekać: do startu jest w ustawieniach.',
    roundsOf: (minutes) => `Czas rundy: ${minutes} min.`,
    lasts: (from, to) => `Od ${from} do około ${to}.`,
    beginsAt: (from) => `Od ${from}; ostatnie rundy nie mają limitu czasu.`,
    openEnd: (from) => `Od ${from}; liczba rund jest otwarta.`,
    least: (players) => `${players}: tyle co najmniej wymaga dokument.`,
    suggested: (players) => `${players}: tak proponuje dokument.`,
    search: 'Nazwa, miejsce, zwycięzca lub gracz',
    foundPlayers: 'Gracze',
    morePlayers: (n) => `Jeszcze ${n}. Wpisz więcej liter.`,
    noMatch: 'Żaden turniej ani gracz nie pasuje. Wpisz mniej liter.',
    ofAll: (shown, all) => `${shown} z ${all}`,
    showAll: (n) => `Pokaż wszystkie (${n})`,
    allSeasons: 'Wszystkie',
    columns: {
      date: 'Data',
      title: 'Nazwa',
      venue: 'Miejsce',
      game: 'Gra',
      players: 'Gracze',
      winner: 'Zwycięzca',
    },
    hasBegun: 'rozpoczęty',
    until: (time) => `do ${time}`,
    tableDiffers: (table) => `stół ${table}: zgłoszenia różnią się`,
    tableCalls: (table) => `stół ${table} wzywa`,
    cancel: 'Odwołaj',
    cancelHelp: 'wszyscy poznają powód',
    cancelling: 'Odwołać ten turniej?',
    cancelNote:
      'Gracze przeczytają to na telefonach, na dużym ekranie i na stronie publicznej. To, co zapisano, zostaje; odwołanie można cofnąć w panelu.',
    cancelReason: 'To przeczytają gracze',
    cancelReasonMissing: 'Podaj powód: gracze go przeczytają.',
    practiceBy: 'Według którego dokumentu?',
    first: {
      heading: 'Prowadź turniej dokładnie według dokumentu i pokaż każdemu, dlaczego.',
      lead: 'Pary, zegar, wyniki i klasyfikacja. Każda liczba sama się wyjaśnia, a wynik może sprawdzić każdy.',
      create: 'Nowy turniej',
      signIn: 'Zaloguj się',
      organizer: 'Prowadzisz tu turnieje?',
      signInNote:
        'Zaloguj się nazwą i hasłem albo otwórz link pokazany przy starcie programu Topcut.',
    },
    steps: {
      heading: 'Pierwsze kroki',
      of: (step, all) => `Krok ${step} z ${all}`,
      'register-players':
        'Wpisz lub wklej nazwiska graczy, po jednym w wierszu, i naciśnij żółty przycisk.',
      'check-in-players': 'Są wszyscy? Żółty przycisk potwierdza obecność wszystkich.',
      'announce-event': 'Żółty przycisk ogłasza, ile rund będzie rozegranych.',
      'start-stage':
        'Żółty przycisk rozpoczyna turniej i losuje pierwszą rundę. Jeśli brakuje rozpisek, podaj powód, na przykład „na papierze”, i kontynuuj.',
      'pair-round': 'Żółty przycisk losuje pierwszą rundę.',
      'publish-round':
        'Obejrzyj stoły. Wszystko w porządku? Żółty przycisk zapyta raz, potem zobaczą je wszyscy.',
      done: 'Pierwsza runda gotowa. Uruchom zegar i wpisuj wyniki, gdy tylko się pojawią.',
      hide: 'Nie pokazuj więcej',
    },
  },

  documentIn: {
    en: 'Dokument po angielsku',
    de: 'Dokument po niemiecku',
    pl: 'Dokument po polsku',
  },
  inForceFrom: (day) => `obowiązuje od ${day}`,
  undated: 'bez daty',
  expected: 'Oczekiwana liczba graczy',
  firstTable: 'Pierwszy stół',
  takenTables: (tables, event) => `Tego dnia turniej ${event} zajmuje ${tables}.`,
  silent: 'dokument milczy',

  suggests: (players, plan) => `${players}: dokument proponuje: ${plan}.`,
  demands: (players, plan) => `${players}: dokument wymaga co najmniej: ${plan}.`,
  leavesOpen: (players) => `${players}: dokument zostawia strukturę organizatorowi.`,
  noRow: (players) => `${players}: tabela dokumentu nie ma takiego wiersza.`,
  chosenPlan: (players, plan) => `${players}, zgodnie z wyborem: ${plan}.`,
  takeSuggestion: 'Przyjmij',

  day: {
    heading: 'Plan dnia',
    start: 'Pierwsza runda o',
    pause: 'Minuty między rundami',
    round: 'Runda',
    from: 'od',
    to: 'do',
    noLimit: 'bez limitu czasu',
    ends: (time) => `Ostatnia runda kończy się około ${time}.`,
    openFrom: (start, open) => `od ${start}; bez limitu od ${open}`,
    endsOpen: 'Ostatnia runda nie ma limitu czasu; jej końca nie da się zaplanować.',
    note: 'Według czasów rund z dokumentu. To, co tu wpiszesz, zostaje na tym urządzeniu.',
    nextDay: (time) => `${time} (następnego dnia)`,
  },

  structure: {
    heading: 'Struktura i plan dnia',
    same: 'Tak jest zaplanowane teraz.',
  },

  forecast: {
    heading: 'Powtórne pary',
    certain:
      'Wszystkie zaplanowane rundy szwajcarskie da się sparować bez powtórnej pary, niezależnie od wyników.',
    never: (simulated) =>
      `Rozegraliśmy ten dzień na próbę ${simulated} razy: bez ani jednej powtórnej pary.`,
    risk: (percent, simulated) =>
      `Rozegraliśmy ten dzień na próbę ${simulated} razy: powtórna para wypadła w ${percent} prób.`,
    unavoidable: 'Przeciwników jest mniej niż rund: powtórnej pary nie da się uniknąć.',
  },
}
