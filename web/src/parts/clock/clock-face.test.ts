import { type Clock, instant, type PublicClock, regulations, remaining } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { clockFace } from './clock-face.ts'

const [regulation] = regulations

const started: Clock = {
  startedAt: instant(1_000_000),
  minutes: 75,
  pausedAt: null,
  paused: 0,
  calledAt: null,
}

const shown = (clock: Clock | null, more: Partial<PublicClock> = {}): PublicClock => ({
  round: 1,
  minutes: 75,
  clock,
  extended: [],
  atTime: regulation.roundLength.atTime,
  ...more,
})

const minute = 60_000

describe('the clock as everybody sees it', () => {
  it('shows the whole length before it is started', () => {
    expect(clockFace(shown(null), 5)).toMatchObject({ status: 'not-started', left: 75 * minute })
  })

  it('counts down as the engine does, with pauses taken out', () => {
    const moments = [1_000_000, 2_345_678, 1_000_000 + 80 * minute]
    const clocks: readonly Clock[] = [
      started,
      { ...started, paused: 3 * minute },
      { ...started, pausedAt: instant(1_500_000) },
      { ...started, calledAt: instant(1_900_000) },
    ]
    for (const clock of clocks) {
      for (const now of moments) {
        expect(clockFace(shown(clock), now).left).toBe(remaining(clock, 0, instant(now)))
      }
    }
  })

  it('says when it ends, and when each extended table does', () => {
    const face = clockFace(shown(started, { extended: [{ table: 7, minutes: 5 }] }), 2_000_000)
    expect(face.end).toBe(1_000_000 + 75 * minute)
    expect(face.extended).toEqual([{ table: 7, minutes: 5, end: 1_000_000 + 80 * minute }])
  })

  it('knows no end while it is paused, called or without a limit', () => {
    const paused = { ...started, pausedAt: instant(1_500_000) }
    expect(clockFace(shown(paused), 9_000_000)).toMatchObject({ status: 'paused', end: null })
    const called = { ...started, calledAt: instant(1_500_000) }
    expect(clockFace(shown(called), 9_000_000)).toMatchObject({ status: 'called', end: null })
    const untimed = { ...started, minutes: null }
    expect(clockFace(shown(untimed), 9_000_000)).toMatchObject({ status: 'no-limit', left: null })
  })
})
