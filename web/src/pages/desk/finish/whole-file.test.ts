import { eventId, sha256 } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { player, register, sampleEvent } from '../../../../testing/sample-event.suite.ts'
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

  /** By another program, from the same text. */
  it.each([
    ['Ana Lis', 'a8753a3aca003cf63555f53e0cec145c29e23e743b17d6ea5c2c670fd4e8fcbc'],
    ['Ana Liz', 'c9279ddecc95f87a259f487bd674daf15cbcc829decfa8aac314d22c4d571bd7'],
    [
      'Małgorzata Dębska–Wiśniewska 🂡',
      '186977f9b78c5ca93507e3d9a0d25b374f40372877a1417ab939272c203f6b2a',
    ],
  ])('has the digest of its content: %s', (name, digest) => {
    const text = wholeFileText({ event, entries: [], people: [{ player: player(1), name }] })
    expect(JSON.parse(text).events[0].digest).toBe(digest)
  })

  it('without personal data names nobody', () => {
    const text = wholeFileText({ event, entries })
    expect(text).not.toContain('people')
    expect(text).not.toContain('Ana')
    expect(JSON.parse(text).events[0].entries).toHaveLength(3)
  })
})
