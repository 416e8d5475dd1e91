import { clockView, instant, type RoundName, roundNameOf } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { playOut, publish, sampleEvent, start } from '../../../../testing/sample-event.suite.ts'
import { roundMinutes } from '../round-minutes.ts'
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

  it('[XWEN-15] leave a final its own length, before and after it is paired', () => {
    const sample = sampleEvent({
      structure: {
        kind: 'custom',
        stages: [
          { kind: 'swiss', rounds: 1, cut: null },
          { kind: 'elimination', rounds: null, cut: 4 },
        ],
      },
    })
    const minutes = () => clockTimes(sample.state()).map((one) => one.minutes)
    start(sample, 8)
    expect(minutes()).toEqual([75, 75, null])
    publish(sample)
    playOut(sample)
    sample.give({ kind: 'make-cut' })
    sample.give({ kind: 'start-stage' })
    publish(sample)
    playOut(sample)
    publish(sample)
    expect(minutes()).toEqual([75, 75, null])
    const last = sample.state().rounds.at(-1) ?? expect.fail('no final')
    expect(roundMinutes(sample.state(), 'elimination', roundNameOf(sample.state(), 3))).toBe(
      clockView(sample.state(), last, instant(0)).minutes,
    )
  })

  it('[LCG-54] are as chosen in a bracket, but for its final', () => {
    const state = sampleEvent({
      regulation: 'card-game/de-2014',
      structure: { kind: 'custom', stages: [{ kind: 'swiss', rounds: 3, cut: null }] },
      roundMinutes: { swiss: 80, elimination: 40 },
    }).state()
    const of = (roundName: RoundName) => roundMinutes(state, 'double-elimination', roundName)
    expect(of({ kind: 'left', left: 2 })).toBe(40)
    expect([of({ kind: 'grand-final' }), of({ kind: 'reset' })]).toEqual([null, null])
    expect(roundMinutes(state, 'swiss', null)).toBe(80)
  })

  it('are known of a round that no plan has', () => {
    const sample = sampleEvent({ structure: { kind: 'open' } })
    start(sample, 8)
    publish(sample)
    expect(clockTimes(sample.state())).toMatchObject([{ round: 1, minutes: 75 }])
  })
})
