import { expect, it } from 'vitest'
import { playOut, sampleEvent, start } from '../../../../testing/sample-event.suite.ts'
import { nextByHand } from './next-by-hand.ts'

it('a kit pairs the round that comes next, and none after the end', () => {
  const sample = sampleEvent({
    structure: { kind: 'custom', stages: [{ kind: 'swiss', rounds: 1, cut: null }] },
  })
  start(sample, 4)
  expect(nextByHand(sample.state())).toBe(1)
  sample.give({ kind: 'pair-round' })
  expect(nextByHand(sample.state())).toBe(1)
  sample.give({ kind: 'publish-round' })
  expect(nextByHand(sample.state())).toBe(2)
  playOut(sample)
  sample.give({ kind: 'finish-event' })
  expect(nextByHand(sample.state())).toBeNull()
})
