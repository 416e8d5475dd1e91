import type { MatchId } from '@topcut/engine'
import type { phrases as en } from '../en/phrases.ts'
import type { Names } from '../names.ts'
import { plural } from '../plural.ts'

export const place = (id: MatchId, names: Names) => {
  const match = names.match(id)
  return match === null ? `Mecz ${id}` : `Stół ${match.table}`
}

type Counted = Pick<Names, 'inTeams'>

export const playersOf = (n: number, { inTeams }: Counted = {}) =>
  plural(
    'pl',
    n,
    inTeams === true
      ? {
          one: '{{count}} drużyna',
          few: '{{count}} drużyny',
          many: '{{count}} drużyn',
          other: '{{count}} drużyny',
        }
      : {
          one: '{{count}} gracz',
          few: '{{count}} gracze',
          many: '{{count}} graczy',
          other: '{{count}} gracza',
        },
  )

export const unpairedLosses = (n: number) =>
  plural('pl', n, {
    zero: '',
    one: '; doliczono {{count}} przegraną bez przeciwnika',
    few: '; doliczono {{count}} przegrane bez przeciwnika',
    many: '; doliczono {{count}} przegranych bez przeciwnika',
    other: '; doliczono {{count}} przegranej bez przeciwnika',
  })

export const minutesOf = (n: number) =>
  plural('pl', n, {
    one: '{{count}} minuta',
    few: '{{count}} minuty',
    many: '{{count}} minut',
    other: '{{count}} minuty',
  })

/** The accusative: what was taken away. */
export const pointsTaken = (n: number) =>
  plural('pl', n, {
    one: '{{count}} punkt turniejowy',
    few: '{{count}} punkty turniejowe',
    many: '{{count}} punktów turniejowych',
    other: '{{count}} punktu turniejowego',
  })

/** The accusative: what was granted. */
export const extraMinutes = (n: number) =>
  plural('pl', n, {
    one: '{{count}} dodatkową minutę',
    few: '{{count}} dodatkowe minuty',
    many: '{{count}} dodatkowych minut',
    other: '{{count}} dodatkowej minuty',
  })

export const entryOf = (n: number) => `wpis ${n}`

export const tables = (numbers: readonly number[]) => {
  const word = plural('pl', numbers.length, {
    one: 'stół',
    few: 'stoły',
    many: 'stoły',
    other: 'stoły',
  })
  return `${word} ${numbers.join(', ')}`
}

export const missingResults = (n: number) =>
  plural('pl', n, {
    one: 'brakuje {{count}} wyniku',
    few: 'brakuje {{count}} wyników',
    many: 'brakuje {{count}} wyników',
    other: 'brakuje {{count}} wyniku',
  })

export const forPlayers = (n: number, { inTeams }: Counted = {}) =>
  plural(
    'pl',
    n,
    inTeams === true
      ? {
          one: '{{count}} drużyny',
          few: '{{count}} drużyn',
          many: '{{count}} drużyn',
          other: '{{count}} drużyny',
        }
      : {
          one: '{{count}} gracza',
          few: '{{count}} graczy',
          many: '{{count}} graczy',
          other: '{{count}} gracza',
        },
  )

export const laterEntries = (n: number) =>
  plural('pl', n, {
    one: 'opiera się na tym {{count}} późniejszy wpis',
    few: 'opierają się na tym {{count}} późniejsze wpisy',
    many: 'opiera się na tym {{count}} późniejszych wpisów',
    other: 'opiera się na tym {{count}} późniejszego wpisu',
  })

export const top = (size: number) => (size === 0 ? 'bez rund finałowych' : `Top ${size}`)

export const missingLists = (n: number) =>
  plural('pl', n, {
    one: 'Brakuje jeszcze {{count}} rozpiski',
    few: 'Brakuje jeszcze {{count}} rozpisek',
    many: 'Brakuje jeszcze {{count}} rozpisek',
    other: 'Brakuje jeszcze {{count}} rozpiski',
  })

export const phrases: typeof en = {
  games: {
    total: (score) => `${score} w grach`,
    game: (n, what) => `gra nr ${n}: ${what}`,
    unplayed: 'nierozegrana',
    annulled: (player) => `unieważnienie, kontrola talii: ${player}`,
    conceded: (winner, loser) => `${winner}, poddanie gry: ${loser}`,
  },
  plan: {
    swissRounds: (n) =>
      plural('pl', n, {
        one: '{{count}} runda szwajcarska',
        few: '{{count}} rundy szwajcarskie',
        many: '{{count}} rund szwajcarskich',
        other: '{{count}} rundy szwajcarskiej',
      }),
    cut: (size) => `odcięcie do Top ${size}`,
    top,
  },
  changes: {
    players: (before, now, names) => `${playersOf(now, names)} zamiast ${before}`,
    instead: (now, before) => `${now} (dotąd: ${before})`,
    added: (what) => `nowe: ${what}`,
    gone: (what) => `usunięte: ${what}`,
    changed: (what) => `Zmiany: ${what}.`,
    because: (reason) => `Uzasadnienie: ${reason}`,
  },
  details: {
    yes: 'tak',
    no: 'nie',
    early: 'przed terminem',
    none: 'brak',
    fresh: 'nowe',
    atOnce: 'od razu',
    atTheEnd: 'po zakończeniu turnieju',
    asRuled: 'jak w zasadach turniejowych',
  },
  ruling: {
    table: (table) => `stół ${table}`,
    game: (game) => `gra nr ${game}`,
    call: (entry) => `na wezwanie z wpisu ${entry}`,
    withoutReplacement: 'brak zamiennika',
  },
  list: { deck: 'talia', entry: 'pozycja' },
  exception: 'Po podaniu uzasadnienia można odnotować wyjątek.',
}
