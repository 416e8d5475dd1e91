import type { Actor, Command } from '@topcut/engine'
import { expect, it } from 'vitest'
import { register, sampleEvent } from '../../testing/sample-event.suite.ts'
import { askerOf } from './asker.ts'

const organizer: Actor = { role: 'organizer' }
const finish: Command = { kind: 'finish-event' }

it('decides the same command once, however many places show what came of it', () => {
  const event = sampleEvent().event()
  const decision = askerOf(event, organizer)(finish)
  expect(askerOf(event, { ...organizer })(finish)).toBe(decision)
  expect(askerOf(event, organizer)({ ...finish })).not.toBe(decision)
})

it('decides it again for another state, another person and an override', () => {
  const sample = sampleEvent()
  const decision = askerOf(sample.event(), organizer)(finish)
  expect(askerOf(sample.event(), organizer)(finish, 'the hall closes')).not.toBe(decision)
  expect(askerOf(sample.event(), { role: 'spectator' })(finish)).toMatchObject({
    refusal: { code: 'not-allowed' },
  })
  register(sample, 2)
  expect(askerOf(sample.event(), organizer)(finish)).not.toBe(decision)
})
