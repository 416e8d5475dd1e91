import { type Clock, instant, regulations } from '@topcut/engine'
import { expect, it } from 'vitest'
import { ownClock } from './own-clock.ts'

const minute = 60_000
const clock = (part: Partial<Clock> = {}): Clock => ({
  startedAt: instant(0),
  minutes: 60,
  pausedAt: null,
  paused: 0,
  calledAt: null,
  ...part,
})
const { atTime } = regulations[0].roundLength
const shown = (of: Clock | null, extension = 0, at = 15) =>
  ownClock(
    { round: 1, minutes: 60, clock: of, extended: [], atTime },
    extension,
    instant(at * minute),
  )

it('counts down to the end of the round', () => {
  expect(shown(null)).toEqual({ kind: 'not-started' })
  expect(shown(clock())).toEqual({
    kind: 'running',
    text: '45:00',
    ends: 60 * minute,
    share: 0.25,
  })
  expect(shown(clock({ minutes: null }))).toEqual({ kind: 'no-limit' })
  expect(shown(clock({ pausedAt: instant(10 * minute) }))).toMatchObject({
    kind: 'paused',
    text: '50:00',
    ends: null,
  })
})

it('goes on where a table has more time than the others', () => {
  const called = clock({ calledAt: instant(60 * minute) })
  expect(shown(called, 0, 61)).toMatchObject({ kind: 'called', text: '00:00' })
  expect(shown(called, 5, 61)).toMatchObject({ kind: 'running', text: '04:00' })
  expect(shown(called, 5, 65)).toMatchObject({ kind: 'called', text: '00:00' })
  expect(shown(clock({ minutes: null, calledAt: instant(1) }))).toMatchObject({ kind: 'called' })
})
