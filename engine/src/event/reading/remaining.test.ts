import { describe, expect, it } from 'vitest'
import { instant } from '../../vocabulary/instant.ts'
import type { Clock } from '../spine/state.ts'
import { remaining } from './remaining.ts'

const minute = 60_000
const at = (minutes: number) => instant(minutes * minute)
const clock: Clock = {
  startedAt: at(10),
  minutes: 75,
  pausedAt: null,
  paused: 0,
  calledAt: null,
}

describe('what is left on a clock, in minutes', () => {
  it.each<readonly [string, Partial<Clock>, number, number, number | null]>([
    ['at the start', {}, 0, 10, 75],
    ['later', {}, 0, 40, 45],
    ['at the end', {}, 0, 85, 0],
    ['over', {}, 0, 90, -5],
    ['with more time for the table', {}, 5, 85, 5],
    ['with a pause that is over', { paused: 20 * minute }, 0, 40, 65],
    ['during a pause it stands still', { pausedAt: at(30) }, 0, 60, 55],
    ['called early', { calledAt: at(40) }, 0, 41, 0],
    ['called late', { calledAt: at(86) }, 0, 87, -2],
    ['called, and the table has more', { calledAt: at(85) }, 5, 86, 4],
    ['without a limit', { minutes: null }, 5, 200, null],
  ])('%s', (_, change, extension, now, left) => {
    const found = remaining({ ...clock, ...change }, extension, at(now))
    expect(found === null ? null : found / minute).toBe(left)
  })
})
