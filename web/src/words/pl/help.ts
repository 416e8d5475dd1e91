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
      'Wezwania, decyzje, zgubione elementy i dyskwalifikacje, ze wszystkim, co jeszcze otwarte.',
    standings: 'Kolejność po każdej rundzie; każda liczba otwiera się na to, z czego się składa.',
    players: 'Wszyscy uczestnicy: zgłoszenie, obecność, rezygnacja, powrót.',
    lists: 'Co gracze przynoszą i co przeciw temu przemawia.',
    announcement: 'Co ogłasza się przed początkiem i według jakiego planu.',
    leaders: 'Kto prowadzi turniej, kto może w niego zajrzeć i jak się do niego wchodzi.',
    settings: 'Czym jest turniej: nazwa, dzień, miejsce, zasady i to, co czytają o nim wszyscy.',
    bracket: 'Kto gra dalej po odcięciu i przeciw komu.',
    log: 'Wszystko, co się wydarzyło, z imieniem i godziną. Niczego się nie usuwa; cofnięcie to kolejny wpis.',
  },

  how: {
    tables: [
      'Na dole wpisz stół i wynik, potem Enter. Albo wybierz stół i wpisz wynik przy nim.',
      'Wynik zgłoszony z telefonu przyjmujesz jednym naciśnięciem.',
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
      'Kto nie przyszedł na początek, może zostać pominięty jednym naciśnięciem.',
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
      'Wyznacz sędziego i wyślij mu link: od tej chwili to jego telefon.',
      'Kodem turnieju gracze zapisują się sami.',
    ],
    bracket: [
      'Przed odcięciem widać wszystkich, którzy grają dalej.',
      'Naciśnij mecz, aby wpisać wynik.',
    ],
    log: [
      'Wybierz wpis, aby zobaczyć, jak było wtedy.',
      'Cofnięcie wycofuje wszystko, co zrobiło jedno naciśnięcie, i najpierw mówi to słowami.',
    ],
    settings: [
      'Zmień, co trzeba, i zapisz raz. Wszyscy widzą to od razu.',
      'Przy tym, co zablokowane, stoi powód.',
    ],
  },

  firstRound: 'Runda 1 jest losowana.',
  laterRounds: {
    'random-in-points-groups':
      'W dalszych rundach kojarzy się losowo graczy z tą samą liczbą punktów turniejowych.',
    fold: 'W dalszych rundach kojarzy się górną połowę grupy punktowej z dolną.',
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
    free: 'Na tym poziomie struktura należy do organizatora.',
  },
  counted: 'W tabeli liczy się liczba zgłoszonych graczy.',

  listsDue: 'Każdy gracz przesyła rozpiskę.',
  listsLocked: 'Po rozpoczęciu gry rozpiska pozostaje bez zmian.',
  listContents: (contents) => `W rozpisce są: ${contents}.`,

  mayPlay: (tiers) =>
    `Gdy ogłoszono drugiego sędziego, animatorzy mogą grać na tych poziomach: ${tiers}.`,
  mayNotPlay: (tiers) => `Animatorzy nie mogą grać na tych poziomach: ${tiers}.`,
  second: 'Gdzie gra jeden sędzia, tam decyduje drugi.',
  lastWord: (roles) => `Ostatnie słowo w sprawie decyzji ma: ${roles}.`,
  disqualifiedBy: (roles) => `O dyskwalifikacji decyduje: ${roles}.`,

  noShow: 'Kto nie stawi się przy stole, zostaje usunięty z turnieju.',
  readmission: 'Kto zrezygnował, może wrócić w tym samym etapie.',
  avoid: (tiers) =>
    `Na tych poziomach rodzina i współpodróżni mogą prosić, by nie spotkać się w rundzie 1: ${tiers}.`,

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
