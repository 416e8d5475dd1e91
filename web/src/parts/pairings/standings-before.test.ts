import { standingsOf } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import {
  playOut,
  publish,
  type SampleEvent,
  sampleEvent,
  start,
} from '../../../testing/sample-event.suite.ts'
import { standingsBefore } from './standings-before.ts'

const secondRound = (): SampleEvent => {
  const sample = sampleEvent()
  start(sample, 8)
  publish(sample)
  playOut(sample)
  publish(sample)
  return sample
}

const before = (sample: SampleEvent) => {
  const round = sample.state().rounds[1] ?? expect.fail('no second round')
  return standingsBefore(sample.state(), round)
}

describe('the standings before a round', () => {
  it('are not worked out again for a result of the round itself', () => {
    const sample = secondRound()
    const lines = before(sample)
    expect(lines).toEqual(standingsOf(sample.state(), 1))
    const match = sample.state().rounds[1]?.matches[0] ?? expect.fail('nobody plays')
    sample.give({ kind: 'enter-result', match, result: { ending: 'time', score: [60, 20] } })
    expect(before(sample)).toBe(lines)
  })

  it('are those of the log after an earlier result was amended, points were taken, a step undone', () => {
    const sample = secondRound()
    const first = before(sample)
    const match = sample.state().rounds[0]?.matches[0] ?? expect.fail('nobody played')
    const result = { ending: 'time', score: [20, 60] } as const
    sample.give({ kind: 'amend-result', match, result, reason: 'read wrongly' })
    expect(before(sample)).not.toEqual(first)
    expect(before(sample)).toEqual(standingsOf(sample.state(), 1))
    sample.give({ kind: 'undo', entry: sample.event().log.length, reason: 'was right' })
    expect(before(sample)).toEqual(first)
    const [player] = sample.state().players.keys()
    if (player === undefined) throw new Error('nobody is there')
    sample.give({ kind: 'drop-player', player, when: 'now' })
    expect(before(sample)).toEqual(standingsOf(sample.state(), 1))
  })
})
