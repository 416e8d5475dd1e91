import { eventId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { sha256 } from '../../../files/sha-256.ts'
import { player, register, sampleEvent } from '../../../sample-event.suite.ts'
import { wholeFileText } from './whole-file.ts'

const sample = sampleEvent()
register(sample, 2)
const entries = sample.event().log
const event = eventId('e1')
const people = [{ player: player(1), name: 'Ana Lis' }]

describe('one file with everything', () => {
  it('is what was handed in, under a digest that finds a changed digit', () => {
    const file = JSON.parse(wholeFileText({ event, entries, people }))
    expect(file).toMatchObject({ format: 'topcut-events', version: 1, events: [{ event, people }] })
    const { digest, ...held } = file.events[0]
    expect(held.entries).toEqual(entries)
    expect(sha256(JSON.stringify(held))).toBe(digest)
  })

  it('without personal data names nobody', () => {
    const text = wholeFileText({ event, entries })
    expect(text).not.toContain('people')
    expect(text).not.toContain('Ana')
    expect(JSON.parse(text).events[0].entries).toHaveLength(3)
  })
})
