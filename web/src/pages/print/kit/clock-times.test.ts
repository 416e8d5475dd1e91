import { describe, expect, it } from 'vitest'
import { publish, sampleEvent, start } from '../../../../testing/sample-event.suite.ts'
import { clockTimes } from './clock-times.ts'

describe('the times of the day', () => {
  it('are those of the clock where it has begun, and the length of the others', () => {
    const sample = sampleEvent()
    start(sample, 8)
    publish(sample)
    sample.give({ kind: 'start-clock' })
    const [first, second] = clockTimes(sample.state())
    const startedAt = sample.state().rounds[0]?.clock?.startedAt ?? 0
    expect(first).toMatchObject({
      round: 1,
      roundName: { kind: 'numbered', round: 1 },
      minutes: 75,
      startedAt,
      endsAt: startedAt + 75 * 60_000,
    })
    expect(second).toMatchObject({ round: 2, minutes: 75, startedAt: null, endsAt: null })
  })
})
