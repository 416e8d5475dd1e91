import { eventId, linkEntries, openEvent, publicHead, shortCode } from '@topcut/engine'
import { expect, it } from 'vitest'
import {
  playOut,
  publish,
  type SampleEvent,
  sampleEvent,
  start,
} from '../../testing/sample-event.suite.ts'
import { deskWords } from '../words/desk.ts'
import { codeLine, withCode } from './code-of-record.ts'

/** As a window holds it: every entry joined to the one before. */
const held = (sample: SampleEvent) =>
  openEvent(linkEntries(eventId('v0k3'), [], sample.event().log))

it('says what the code is of, once there is one', () => {
  const sample = sampleEvent()
  start(sample, 4)
  const words = deskWords('en')
  expect(codeLine(words, held(sample))).toBeNull()
  expect(withCode('Tables\n', words, held(sample))).toBe('Tables\n')

  publish(sample)
  const drawn = held(sample)
  const first = shortCode(publicHead(drawn) ?? expect.fail('no head'))
  expect(codeLine(words, drawn)).toBe(`Code of the record at the start of round 1: ${first}`)
  expect(withCode('Tables\n', words, drawn)).toBe(`Tables\n\n${codeLine(words, drawn)}\n`)

  playOut(sample)
  const after = codeLine(words, held(sample))
  expect(after).toMatch(/^Code of the record after round 1: (?:\S{4} ?){4}$/)
  expect(after).not.toContain(first)
  expect(codeLine(deskWords('de'), held(sample))).toMatch(/^Code des öffentlichen Protokolls nach/)
})
