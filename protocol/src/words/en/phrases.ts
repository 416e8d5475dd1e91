import type { MatchId } from '@topcut/engine'
import type { Names } from '../names.ts'
import { plural } from '../plural.ts'

export const place = (id: MatchId, names: Names) => {
  const match = names.match(id)
  return match === null ? `Match ${id}` : `Table ${match.table}`
}

export const playersOf = (n: number, { inTeams }: Pick<Names, 'inTeams'> = {}) =>
  plural(
    'en',
    n,
    inTeams === true
      ? { one: '{{count}} team', other: '{{count}} teams' }
      : { one: '{{count}} player', other: '{{count}} players' },
  )

export const unpairedLosses = (n: number) =>
  plural('en', n, {
    zero: '',
    one: '; {{count}} unpaired loss is counted',
    other: '; {{count}} unpaired losses are counted',
  })

export const minutesOf = (n: number) =>
  plural('en', n, { one: '{{count}} minute', other: '{{count}} minutes' })

export const extraMinutes = (n: number) =>
  plural('en', n, { one: '{{count}} extra minute', other: '{{count}} extra minutes' })

export const entryOf = (n: number) => `entry ${n}`

export const tables = (numbers: readonly number[]) =>
  `${plural('en', numbers.length, { one: 'table', other: 'tables' })} ${numbers.join(', ')}`

export const top = (size: number) => (size === 0 ? 'no cut' : `Top ${size}`)

/** What texts are put together from that stand outside of the sentences here. */
export const phrases = {
  /** A match of several games is told game by game: the total alone does not say who gave one up. */
  games: {
    total: (score: string) => `${score} games`,
    game: (n: number, what: string) => `game ${n}: ${what}`,
    unplayed: 'not played',
    /** Whose deck was not allowed. */
    annulled: (player: string) => `annulled, deck check: ${player}`,
    conceded: (winner: string, loser: string) => `${winner}, concession: ${loser}`,
  },
  plan: {
    swissRounds: (n: number) =>
      plural('en', n, { one: '{{count}} Swiss round', other: '{{count}} Swiss rounds' }),
    cut: (size: number) => `cut to the Top ${size}`,
    top,
  },
  changes: {
    /** How many were expected, and how many came. */
    players: (before: number, now: number, names: Pick<Names, 'inTeams'>) =>
      `${playersOf(now, names)} instead of ${before}`,
    instead: (now: string, before: string) => `${now} instead of ${before}`,
    added: (what: string) => `new: ${what}`,
    gone: (what: string) => `taken out: ${what}`,
    changed: (what: string) => `Changed: ${what}.`,
    because: (reason: string) => `Reason: ${reason}`,
  },
  details: {
    yes: 'yes',
    no: 'no',
    early: 'before its time',
    none: 'none',
    fresh: 'new',
    atOnce: 'at once',
    atTheEnd: 'when the tournament is finished',
    asRuled: 'as in the tournament rules',
  },
  ruling: {
    table: (table: number) => `table ${table}`,
    game: (game: number) => `game ${game}`,
    call: (entry: number) => `answers the call of entry ${entry}`,
    withoutReplacement: 'no replacement',
  },
  list: { deck: 'deck', entry: 'line' },
  exception: 'With a reason, an exception can be put on record.',
}
