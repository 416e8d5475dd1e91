import type { MatchId } from '@topcut/engine'
import type { Names } from '../names.ts'
import { plural } from '../plural.ts'

export const place = (id: MatchId, names: Names) => {
  const match = names.match(id)
  return match === null ? `Match ${id}` : `Table ${match.table}`
}

export const playersOf = (n: number) =>
  plural('en', n, { one: '{{count}} player', other: '{{count}} players' })

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
