import { day, regulations } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { register, sampleEvent, start } from '../../../../testing/sample-event.suite.ts'
import { copiedFrom, nextName } from './copied.ts'
import { creationOf } from './creation.ts'

const copyOf = (sample: ReturnType<typeof sampleEvent>) => {
  const copied = copiedFrom(sample.state(), '2026-06-06')
  if (copied === null) throw new Error('not copied')
  return copied
}

describe('another event like an earlier one', () => {
  it('has all that was laid down, on its own day', () => {
    for (const { id, missions, structure } of regulations) {
      const sample = sampleEvent({
        name: 'Squad Night 38',
        regulation: id,
        tier: 'casual',
        options: { lateEntry: 'refuse' },
        structure: {
          kind: 'custom',
          stages: [
            { kind: 'swiss', rounds: 3, cut: null },
            ...(structure.afterCut.value.length === 0
              ? []
              : [{ kind: structure.finals, rounds: null, cut: 4 } as const]),
          ],
        },
        ...(missions === null ? {} : { missions: ['Harbour', 'Depot'] }),
      })
      const { regulation, filled } = copyOf(sample)
      const { entropy: _, organizer: __, ...before } = sample.state().created
      expect(creationOf(regulation, filled)).toEqual({
        ...before,
        kind: 'create-event',
        name: 'Squad Night 39',
        date: '2026-06-06',
      })
    }
  })

  it('says the same of where, when and for how much, and lasts as many days', () => {
    const sample = sampleEvent({ date: day('2026-05-30') })
    const about = {
      start: '09:45',
      venue: 'Old Customs House',
      address: 'Pier 4',
      description: 'Bring dice.',
      fee: '15 €',
      prizes: [{ for: 'everyone', what: 'a card' }],
      logo: 'data:image/png;base64,AAAA',
    }
    sample.give({ kind: 'describe-event', about: { ...about, until: day('2026-05-31') } })
    sample.give({ kind: 'set-capacity', players: 48 })
    const { regulation, filled, capacity } = copyOf(sample)
    expect(creationOf(regulation, filled)).toMatchObject({
      date: '2026-06-06',
      about: { ...about, until: '2026-06-07' },
    })
    expect(capacity).toBe(48)
  })

  it('has the details, the tables and as many players as came', () => {
    const sample = sampleEvent()
    sample.give({ kind: 'set-tables', first: 21, closed: [23] })
    sample.give({ kind: 'set-details', details: { faqVersion: '4.1' } })
    register(sample, 5)
    expect(copyOf(sample)).toMatchObject({
      tables: { first: 21, closed: [23] },
      expected: 5,
      details: { faqVersion: '4.1' },
    })
    const played = sampleEvent()
    start(played, 6)
    expect(copyOf(played).expected).toBe(6)
    expect(copyOf(sampleEvent()).expected).toBe(16)
  })

  it('counts on where a name counts', () => {
    expect(nextName('Squad Night 38')).toBe('Squad Night 39')
    expect(nextName('Open 2026 (Kiel)')).toBe('Open 2027 (Kiel)')
    expect(nextName('Harbour City Open')).toBe('Harbour City Open')
  })
})
