import type { MatchId } from '@topcut/engine'
import type { Names } from '../names.ts'
import { plural } from '../plural.ts'

export const place = (id: MatchId, names: Names) => {
  const match = names.match(id)
  return match === null ? `Spiel ${id}` : `Tisch ${match.table}`
}

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
