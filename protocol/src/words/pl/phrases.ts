import type { MatchId } from '@topcut/engine'
import type { Names } from '../names.ts'
import { plural } from '../plural.ts'

export const place = (id: MatchId, names: Names) => {
  const match = names.match(id)
  return match === null ? `Mecz ${id}` : `Stół ${match.table}`
}

export const playersOf = (n: number) =>
  plural('pl', n, {
    one: '{{count}} gracz',
    few: '{{count}} gracze',
    many: '{{count}} graczy',
    other: '{{count}} gracza',
  })

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
