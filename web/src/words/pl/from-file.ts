import { plural } from '@topcut/protocol/words'
import type { fromFile as en } from '../en/from-file.ts'

const count = (one: string, few: string, many: string, other: string) => (n: number) =>
  plural('pl', n, { one, few, many, other })

export const fromFile: typeof en = {
  title: (tool) => `Plik z programu ${tool}`,
  close: 'Zamknij',
  name: 'Nazwa',
  nameMissing: 'Podaj nazwę turnieju.',
  date: 'Data',
  dateMissing: 'Wybierz dzień turnieju.',
  players: count('{{count}} gracz', '{{count}} gracze', '{{count}} graczy', '{{count}} gracza'),
  rounds: count('{{count}} runda', '{{count}} rundy', '{{count}} rund', '{{count}} rundy'),
  matches: count('{{count}} mecz', '{{count}} mecze', '{{count}} meczów', '{{count}} meczu'),
  recognised: (why) => `Rozpoznano po: ${why}. Jeśli to nie te zasady, wybierz inne.`,
  planned: 'Rundy szwajcarskie łącznie',
  plannedHelp: 'Plik tego nie podaje. Puste: decyzja w trakcie turnieju.',
  cutTo: 'Odcięcie do',
  readingAgain: 'Ponowne odczytywanie pliku …',
  already: 'Ten plik już raz przejęto:',
  far: {
    registered: 'Lista graczy, nic jeszcze nie rozlosowano.',
    playing: (round, open) =>
      `Runda ${round} trwa: ${plural('pl', open, { one: 'brakuje {{count}} wyniku', few: 'brakuje {{count}} wyników', many: 'brakuje {{count}} wyników', other: 'brakuje {{count}} wyniku' })}.`,
    between: (round) => `Runda ${round} jest kompletna, następna jest runda ${round + 1}.`,
    cut: (round) => `Runda ${round} jest kompletna, teraz odcięcie.`,
    played: 'Wszystko rozegrano.',
  },
  adds: {
    heading: 'Czy plik się zgadza?',
    right: 'Tak: punkty i miejsca w pliku wynikają z jego wyników.',
    wrong: count(
      'Niezupełnie: {{count}} wiersz. Topcut liczy według wyników meczów.',
      'Niezupełnie: {{count}} wiersze. Topcut liczy według wyników meczów.',
      'Niezupełnie: {{count}} wierszy. Topcut liczy według wyników meczów.',
      'Niezupełnie: {{count}} wiersza. Topcut liczy według wyników meczów.',
    ),
    player: 'Gracz',
    round: 'Runda',
    what: 'Co',
    file: 'W pliku',
    computed: 'Obliczono',
    likely: 'Prawdopodobna przyczyna',
    all: (n) => `Pokaż wszystkie wiersze: ${n}`,
  },
  lost: {
    heading: 'Czego nie przejmujemy',
    none: 'Nic nie przepada.',
    all: (n) => `Pokaż wszystko: ${n}`,
  },
  goOn: 'Graj dalej od tego miejsca',
  goOnHelp: 'Gracze, pary i wyniki są na miejscu; turniej toczy się od następnego kroku.',
  begin: 'Zapisz tych graczy',
  beginHelp: 'Turniej powstanie razem z nimi; następny krok to potwierdzenie obecności.',
  finished: 'Wczytaj jako zakończony',
  finishedHelp: 'Do obejrzenia: trafi do archiwum razem z klasyfikacją.',
  cannot: (why) => `Nie da się: ${why}`,
  taking: 'Przejmowanie pliku …',
}
