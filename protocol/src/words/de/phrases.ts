import type { MatchId } from '@topcut/engine'
import type { phrases as en } from '../en/phrases.ts'
import type { Names } from '../names.ts'
import { plural } from '../plural.ts'

export const place = (id: MatchId, names: Names) => {
  const match = names.match(id)
  return match === null ? `Spiel ${id}` : `Tisch ${match.table}`
}

export const playersOf = (n: number, { inTeams }: Pick<Names, 'inTeams'> = {}) =>
  plural(
    'de',
    n,
    inTeams === true
      ? { one: '{{count}} Team', other: '{{count}} Teams' }
      : { one: '{{count}} Spieler', other: '{{count}} Spieler' },
  )

export const unpairedLosses = (n: number) =>
  plural('de', n, {
    zero: '',
    one: '; {{count}} ungepaarte Niederlage wird angerechnet',
    other: '; {{count}} ungepaarte Niederlagen werden angerechnet',
  })

export const minutesOf = (n: number) =>
  plural('de', n, { one: '{{count}} Minute', other: '{{count}} Minuten' })

export const extraMinutes = (n: number) =>
  plural('de', n, { one: '{{count}} zusätzliche Minute', other: '{{count}} zusätzliche Minuten' })

export const entryOf = (n: number) => `Eintrag ${n}`

export const tables = (numbers: readonly number[]) =>
  `${plural('de', numbers.length, { one: 'Tisch', other: 'Tische' })} ${numbers.join(', ')}`

export const top = (size: number) => (size === 0 ? 'kein Schnitt' : `Top-${size}`)

export const phrases: typeof en = {
  games: {
    total: (score) => `${score} Spiele`,
    game: (n, what) => `Spiel ${n}: ${what}`,
    unplayed: 'nicht gespielt',
    annulled: (player) => `annulliert, Decküberprüfung: ${player}`,
    conceded: (winner, loser) => `${winner}, Kapitulation: ${loser}`,
  },
  plan: {
    swissRounds: (n) =>
      plural('de', n, { one: '{{count}} Schweizer Runde', other: '{{count}} Schweizer Runden' }),
    cut: (size) => `Schnitt auf die Top-${size}`,
    top,
  },
  changes: {
    players: (before, now, names) => `${now} statt ${playersOf(before, names)}`,
    instead: (now, before) => `${now} statt ${before}`,
    added: (what) => `neu: ${what}`,
    gone: (what) => `entfällt: ${what}`,
    changed: (what) => `Geändert: ${what}.`,
    because: (reason) => `Begründung: ${reason}`,
  },
  details: {
    yes: 'ja',
    no: 'nein',
    early: 'vor Ablauf der Frist',
    none: 'keine',
    fresh: 'neu',
    atOnce: 'sofort',
    atTheEnd: 'wenn das Turnier beendet wird',
    asRuled: 'wie in den Turnierregeln',
  },
  ruling: {
    table: (table) => `Tisch ${table}`,
    game: (game) => `Spiel ${game}`,
    call: (entry) => `zum Aufruf von Eintrag ${entry}`,
    withoutReplacement: 'kein Ersatz',
  },
  list: { deck: 'Deck', entry: 'Zeile' },
  exception: 'Mit Begründung kann eine Ausnahme protokolliert werden.',
}
