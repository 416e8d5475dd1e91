import { expect, it } from 'vitest'
import { player, register, sampleEvent, start } from '../../../../testing/sample-event.suite.ts'
import { announcementState } from './announcement-state.ts'

const stateOf = (sample: ReturnType<typeof sampleEvent>) =>
  announcementState(sample.event(), sample.state())

it('details before the announcement open nothing again', () => {
  const sample = sampleEvent()
  register(sample, 4)
  sample.give({ kind: 'set-details', details: { faqVersion: '4.1' } })
  expect(stateOf(sample)).toEqual({ kind: 'to-announce' })
})

it('details after it open it again, and say which', () => {
  const sample = sampleEvent()
  register(sample, 4)
  sample.give({ kind: 'announce-event' })
  expect(stateOf(sample)).toEqual({ kind: 'announced' })
  const [entry] = sample.give({ kind: 'set-details', details: { faqVersion: '4.2' } })
  expect(stateOf(sample)).toEqual({ kind: 'reopened', by: entry })
  sample.give({ kind: 'announce-event' })
  expect(stateOf(sample)).toEqual({ kind: 'announced' })
})

it('an announcement that was taken back was never made', () => {
  const sample = sampleEvent()
  register(sample, 4)
  const [entry] = sample.give({ kind: 'announce-event' })
  sample.give({ kind: 'undo', entry: entry?.n ?? 0, reason: 'too early' })
  sample.give({ kind: 'set-details', details: { faqVersion: '4.2' } })
  expect(stateOf(sample)).toEqual({ kind: 'to-announce' })
})

it('another head count outdates it, unless play has begun', () => {
  const sample = sampleEvent()
  register(sample, 4)
  sample.give({ kind: 'announce-event' })
  for (let n = 5; n <= 20; n++) sample.give({ kind: 'register-player', player: player(n) })
  expect(stateOf(sample)).toEqual({ kind: 'outdated', announced: 4, now: 20 })
  const begun = sampleEvent()
  start(begun, 4)
  expect(stateOf(begun)).toEqual({ kind: 'announced' })
})
