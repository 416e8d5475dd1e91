import { plural } from '@topcut/protocol/words'
import type { help as en } from '../en/help.ts'

export const help: typeof en = {
  heading: 'Pomoc',
  document: 'Co mówią zasady',
  byDocument: (document) => `Własnymi słowami, według: ${document}.`,
  silent: 'Dokument nie ma o tym żadnej zasady.',
  about: {
    tables: 'Stoły rundy: kto gdzie gra, co jest wpisane i czego brakuje.',
    matters:
      'Wezwania, decyzje, zgubione elementy i dyskwalifikacje, ze wszystkim, co jeszcze w toku.',
    standings: 'Miejsca po każdej rundzie i skąd się biorą.',
    players: 'Wszyscy uczestnicy: zapisy, obecność, wycofanie, powrót.',
    lists: 'Co gracze przynoszą i jakie są do tego uwagi.',
    announcement: 'Co gracze wiedzą przed rozpoczęciem: rundy, odcięcie i czasy.',
    leaders: 'Kto prowadzi turniej, kto może zaglądać, i ich linki.',
    settings: 'Nazwa, dzień, miejsce, zasady i to, co widzą wszyscy.',
    bracket: 'Kto gra dalej po odcięciu i przeciw komu.',
    log: 'Wszystko, co się wydarzyło, z imieniem i godziną. Niczego się nie usuwa; cofnięcie to kolejny wpis.',
  },

  how: {
    tables: [
      'Na dole wpisz stół i wynik, potem Enter. Albo wybierz stół i wpisz wynik przy nim.',
      'Wynik zgłoszony z telefonu zatwierdzasz jednym naciśnięciem.',
      'Zły przeciwnik, nieobecny gracz, więcej czasu: wybierz stół, wszystko jest po prawej.',
    ],
    matters: [
      'Wezwanie gracza jest na górze, dopóki ktoś nie odpowie.',
      'Zacznij od tego, co się stało; potem widać, na co pozwalają zasady.',
    ],
    standings: [
      'Naciśnij liczbę, aby zobaczyć, z czego się składa.',
      'Wysyłanie i zapisywanie: „Udostępnij”.',
    ],
    players: [
      'Wklej nazwiska, po jednym w wierszu, albo upuść plik. Przed naciśnięciem widać, kto zostanie zapisany.',
      'Kto nie przyszedł na czas, tego pominiesz jednym naciśnięciem.',
      'Naciśnij nazwisko, aby wycofać gracza, zmienić nazwisko lub dać link.',
    ],
    lists: [
      'Wklej rozpiskę z programu; czego nie da się odczytać, jest zaznaczone.',
      'Każda uwaga podaje zasadę i to, co trzeba zmienić.',
    ],
    announcement: [
      'Po prawej ustal rundy, odcięcie i czasy, potem ogłoś: gracze przeczytają to w telefonach.',
      'Późniejsze zmiany ogłasza się ponownie, z uzasadnieniem.',
    ],
    leaders: [
      'Wyznacz sędziego i wyślij mu link: otworzy na telefonie stronę sędziego.',
      'Kodem turnieju gracze zapisują się sami.',
    ],
    bracket: [
      'Przed odcięciem widać wszystkich, którzy grają dalej.',
      'Naciśnij mecz, aby wpisać wynik.',
    ],
    log: [
      'Wybierz wpis, aby zobaczyć, jak było wtedy.',
      'Cofnięcie wycofuje wszystko, co zrobiło jedno naciśnięcie, i najpierw mówi, co to jest.',
    ],
    settings: [
      'Zmień, co trzeba, i zapisz raz. Wszyscy widzą to od razu.',
      'Przy tym, co zablokowane, jest powód.',
    ],
  },

  firstRound: 'Runda 1 jest losowana.',
  laterRounds: {
    'random-in-points-groups':
      'W dalszych rundach paruje się losowo graczy z tą samą liczbą punktów turniejowych.',
    fold: 'W dalszych rundach paruje się górną połowę grupy punktowej z dolną.',
  },
  rematch: {
    'in-stage': 'W jednym etapie nikt nie spotyka dwa razy tego samego przeciwnika.',
    'in-swiss': 'W rundach szwajcarskich nikt nie spotyka dwa razy tego samego przeciwnika.',
  },
  bye: 'Kto zostaje bez pary, ma wolny los, a ten liczy się jak zwycięstwo.',
  roundLasts: (minutes) =>
    plural('pl', minutes, {
      one: 'Runda szwajcarska trwa {{count}} minutę.',
      few: 'Runda szwajcarska trwa {{count}} minuty.',
      many: 'Runda szwajcarska trwa {{count}} minut.',
      other: 'Runda szwajcarska trwa {{count}} minuty.',
    }),
  roundUnlimited: 'Rundy szwajcarskie nie mają limitu czasu.',
  finalUnlimited: 'Finał nie ma limitu czasu.',

  winner: 'Pierwszy jest ten, kto ma najwięcej punktów turniejowych.',
  level: (measures) => `Przy równej liczbie punktów rozstrzyga kolejno: ${measures}.`,
  deduction: 'Decyzja może odjąć punkty turniejowe, nigdy poniżej zera.',

  structure: {
    suggested: 'Dla tego poziomu dokument proponuje liczbę rund i odcięcie.',
    minimum: 'Dla tego poziomu dokument wymaga co najmniej rund i odcięcia ze swojej tabeli.',
    free: 'Na tym poziomie o strukturze decyduje organizator.',
  },
  counted: 'W tabeli liczy się liczba zapisanych graczy.',

  listsDue: 'Każdy gracz przesyła rozpiskę.',
  listsLocked: 'Po rozpoczęciu gry rozpiska pozostaje bez zmian.',
  listContents: (contents) => `W rozpisce są: ${contents}.`,

  mayPlay: (tiers) =>
    `Gdy ogłoszono drugiego animatora, animatorzy mogą grać na tych poziomach: ${tiers}.`,
  mayNotPlay: (tiers) => `Animatorzy nie mogą grać na tych poziomach: ${tiers}.`,
  second: 'Gdzie gra jeden animator, tam decyduje drugi.',
  lastWord: (roles) => `Ostatnie słowo w sprawie decyzji ma: ${roles}.`,
  disqualifiedBy: (roles) => `O dyskwalifikacji decyduje: ${roles}.`,

  noShow: 'Kto nie stawi się przy stole, zostaje usunięty z turnieju.',
  readmission: 'Kto się wycofał, może wrócić w tym samym etapie.',
  avoid: (tiers) =>
    `Na tych poziomach rodzina i osoby, które przyjechały razem, mogą prosić, by nie spotkać się w rundzie 1: ${tiers}.`,

  seeding: 'Klasyfikacja daje każdemu, kto gra dalej, miejsce w drabince.',
  bracket: {
    'by-game-number': 'Kto później gra z kim, wynika z numerów meczów.',
    chart: 'Kto później gra z kim, podaje schemat dokumentu.',
  },
  champion: 'Turniej wygrywa ten, kto zostaje ostatni.',
  withdrawal: 'Gdy ktoś się wycofa, dalej przechodzi przeciwnik.',
  replacement: {
    'until-seeded':
      'Oddane miejsce przypada następnemu w klasyfikacji, dopóki drabinka nie jest ułożona.',
    'until-first-match':
      'Oddane miejsce przypada następnemu w klasyfikacji aż do pierwszego meczu.',
  },
}
