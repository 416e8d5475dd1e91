import { clockView, instant } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { publish, sampleEvent, start } from '../../../testing/sample-event.suite.ts'
import { expectedEnd } from './expected-end.ts'

describe('the expected end of a round', () => {
  const playing = () => {
    const sample = sampleEvent()
    start(sample, 8)
    publish(sample)
    sample.give({ kind: 'start-clock' })
    const view = (now: number) => {
      const round = sample.state().rounds[0] ?? expect.fail('no round')
      return clockView(sample.state(), round, instant(now))
    }
    return { sample, view }
  }

  it('stays where it is while time passes', () => {
    const { view } = playing()
    const { startedAt, minutes } = view(0)
    const end = (startedAt ?? 0) + (minutes ?? 0) * 60_000
    for (const now of [(startedAt ?? 0) + 1, end - 5, end + 90_000]) {
      expect(expectedEnd(view(now), now)).toBe(end)
    }
  })

  it('is that of the table that plays longest', () => {
    const { sample, view } = playing()
    const before = expectedEnd(view(2_000_000), 2_000_000) ?? expect.fail('no end')
    const match = sample.state().rounds[0]?.matches[1] ?? expect.fail('no match')
    sample.give({ kind: 'extend-time', match, minutes: 5, reason: 'a long ruling' })
    expect(expectedEnd(view(2_000_000), 2_000_000)).toBe(before + 5 * 60_000)
  })
})
