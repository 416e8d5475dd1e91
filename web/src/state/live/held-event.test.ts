import { eventId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { player, sampleEvent } from '../../../testing/sample-event.suite.ts'
import { hold, takeEntries, takeErased, takePeople } from './held-event.ts'

const grown = () => {
  const sample = sampleEvent()
  const before = sample.event().log
  const first = sample.give({ kind: 'register-player', player: player(1) })
  const second = sample.give({ kind: 'register-player', player: player(2) })
  const held = hold({
    event: eventId('e'),
    log: before,
    people: [{ player: player(1), name: 'Ada' }],
  })
  return { held, first, second, sample }
}

describe('what a page holds of an event', () => {
  it('follows entry by entry and then says what the log says', () => {
    const { held, first, second, sample } = grown()
    const after = takeEntries(takeEntries(held, first) ?? held, second)
    expect(after?.event.state?.players).toEqual(sample.state().players)
    expect(after?.event.log).toEqual(sample.event().log)
  })

  it('takes an entry that comes twice once', () => {
    const { held, first, second } = grown()
    const once = takeEntries(held, [...first, ...second])
    if (once === null) throw new Error('a gap where there is none')
    expect(takeEntries(once, first)).toBe(once)
    expect(takeEntries(once, [...first, ...second])).toBe(once)
    const half = takeEntries(held, first)
    expect(half && takeEntries(half, [...first, ...second])?.event.log).toHaveLength(3)
  })

  it('notices that something is missing in between', () => {
    const { held, second } = grown()
    expect(takeEntries(held, second)).toBeNull()
  })

  it('corrects a name and keeps the others', () => {
    const { held } = grown()
    const after = takePeople(held, [
      { player: player(2), name: 'Ben' },
      { player: player(1), name: 'Ada B.' },
    ])
    expect([...after.people.values()].map(({ name }) => name)).toEqual(['Ada B.', 'Ben'])
    expect(after.event).toBe(held.event)
  })

  it('lets go of a name that was erased, and is the same where it had none', () => {
    const { held } = grown()
    const both = takePeople(held, [{ player: player(2), name: 'Ben' }])
    const after = takeErased(both, [player(1), player(3)])
    expect([...after.people.keys()]).toEqual([player(2)])
    expect(after.event).toBe(held.event)
    expect(takeErased(after, [player(1)])).toBe(after)
  })
})
