import type { Entry } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { player, register, sampleEvent } from '../../../../testing/sample-event.suite.ts'
import { everything, filtered, isEverything } from './log-filter.ts'

const sample = sampleEvent()
register(sample, 3)
sample.give({ kind: 'check-in-player', player: player(2) })
const { log } = sample.event()
const told = {
  sentence: ({ fact }: Entry) => `${fact.kind} ${'player' in fact ? fact.player : ''}`,
  by: ({ n }: Entry) => (n === 3 ? 'judge Dot' : 'organizer'),
}
const found = (filter: Partial<typeof everything>) =>
  filtered(log, { ...everything, ...filter }, told).map(({ n }) => n)

describe('what is looked for in the log', () => {
  it('is everything before anybody has typed', () => {
    expect(isEverything(everything)).toBe(true)
    expect(found({})).toEqual([1, 2, 3, 4, 5])
  })

  it('has every word, in any order and any case', () => {
    expect(found({ text: 'P2 checked' })).toEqual([5])
    expect(found({ text: 'dot' })).toEqual([3])
    expect(found({ text: 'p2 nobody' })).toEqual([])
    expect(found({ text: 'registered 2' })).toEqual([2, 3])
  })

  it('is of one kind, by one person', () => {
    expect(found({ kind: 'player-registered' })).toEqual([2, 3, 4])
    expect(found({ kind: 'player-registered', who: 'judge Dot' })).toEqual([3])
  })
})
