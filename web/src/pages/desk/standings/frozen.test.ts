import { standingsView } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { playOut, publish, sampleEvent, start } from '../../../../testing/sample-event.suite.ts'
import { frozenAfter } from './frozen.ts'

const played = () => {
  const sample = sampleEvent()
  start(sample, 4)
  publish(sample)
  playOut(sample)
  return sample
}

describe('the standings of a past round', () => {
  it('stay as they were, whatever is amended later', () => {
    const sample = played()
    const then = standingsView(sample.state(), 1)
    const [match] = sample.state().rounds[0]?.matches ?? []
    if (match === undefined) throw new Error('no match')
    const result = { ending: 'destruction', score: [0, 100] } as const
    sample.give({ kind: 'amend-result', match, result, reason: 'wrong slip' })
    const frozen = frozenAfter(sample.event().log, 1)
    expect(frozen && standingsView(frozen.state, 1)).toEqual(then)
    expect(standingsView(sample.state(), 1)).not.toEqual(then)
  })

  it('are those of the last closing that stands', () => {
    const sample = played()
    const [closing] = sample.event().log.slice(-1)
    sample.give({ kind: 'undo', entry: closing?.n ?? 0, reason: 'too early' })
    expect(frozenAfter(sample.event().log, 1)).toBeNull()
    const [again] = sample.give({ kind: 'close-round' })
    expect(frozenAfter(sample.event().log, 1)?.closedAt).toBe(again?.at)
  })

  it('are none before a round is closed', () => {
    const sample = sampleEvent()
    start(sample, 4)
    publish(sample)
    expect(frozenAfter(sample.event().log, 1)).toBeNull()
  })
})
