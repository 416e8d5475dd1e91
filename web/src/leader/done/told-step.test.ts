import type { Command, Entry } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { player, register, sampleEvent } from '../../../testing/sample-event.suite.ts'
import { deskWords } from '../../words/desk.ts'
import { toldEntry, toldStep } from './told-step.ts'

const names = {
  player: (id: string) => id,
  leader: (id: string) => id,
  match: (id: string) => id,
} as never

const played = (count: number) => {
  const sample = sampleEvent()
  register(sample, count)
  const give = (command: Command) => {
    const entries = sample.give(command)
    return { entries, told: toldStep(deskWords('en'), names, sample.event(), entries) }
  }
  const undo = ([first]: readonly Entry[]) =>
    give({ kind: 'undo', entry: first?.n ?? 0, reason: 'a mistake' })
  return { give, undo }
}

const some = (count: number) => Array.from({ length: count }, (_, n) => player(n + 1))

describe('what a step says of itself', () => {
  it('is every sentence where they are few', () => {
    const { told } = played(4).give({ kind: 'remove-registrations', players: some(2) })
    expect(told).toBe(
      'p1 has dropped and will not be paired again. · p2 has dropped and will not be paired again.',
    )
  })

  it('says what was done before what stood against it', () => {
    const sample = sampleEvent()
    register(sample, 4)
    for (const one of some(4)) sample.give({ kind: 'check-in-player', player: one })
    sample.give({ kind: 'announce-event' })
    const entries = sample.give({ kind: 'start-stage' }, 'the lists are on paper')
    expect(entries.map(({ fact }) => fact.kind)).toEqual(['rule-overridden', 'stage-started'])
    const told = toldStep(deskWords('en'), names, sample.event(), entries)
    expect(told).toMatch(/^Stage 1.* · .*the lists are on paper/)
  })

  it('counts removed registrations, also where they are taken back and removed again', () => {
    const { give, undo } = played(60)
    const removal = give({ kind: 'remove-registrations', players: some(60) })
    expect(removal.told).toBe('60 registrations removed.')
    const back = undo(removal.entries)
    expect(back.told).toBe('Undone: 60 registrations removed.')
    expect(undo(back.entries).told).toBe('60 registrations removed.')
  })

  it('says what was taken back, not which entry it was, and what stands again', () => {
    const { give, undo } = played(2)
    const here = give({ kind: 'check-in-player', player: player(1) })
    const back = undo(here.entries)
    expect(back.told).toBe('Undone: p1: checked in.')
    expect(undo(back.entries).told).toBe('p1: checked in.')
  })

  it('says of an entry of the log what it took back, and why', () => {
    const sample = sampleEvent()
    register(sample, 1)
    sample.give({ kind: 'check-in-player', player: player(1) })
    const entry = sample.event().log.length
    const [undone] = sample.give({ kind: 'undo', entry, reason: 'a mistake' })
    const told = toldEntry(deskWords('en'), names, sample.event(), undone ?? expect.fail())
    expect(told).toBe('Undone: p1: checked in. Reason: a mistake')
  })

  it('counts players who come in and are taken out again', () => {
    const sample = sampleEvent()
    register(sample, 22)
    const told = (entries: readonly Entry[]) =>
      toldStep(deskWords('en'), names, sample.event(), entries)
    const here = some(22).flatMap((one) => [
      ...sample.give({ kind: 'check-in-player', player: one }),
    ])
    expect(told(here)).toBe('22 players checked in.')
    const back = here
      .toReversed()
      .flatMap(({ n }) => [...sample.give({ kind: 'undo', entry: n, reason: 'a mistake' })])
    expect(told(back)).toBe('Undone: 22 players checked in.')
  })

  it('says how many more there are of anything else', () => {
    const sample = sampleEvent()
    register(sample, 1)
    const said = Array.from({ length: 6 }, (_, n) => [
      ...sample.give({ kind: 'announce-message', text: `news ${n}` }),
    ]).flat()
    const told = toldStep(deskWords('en'), names, sample.event(), said).split(' · ')
    expect(told).toHaveLength(4)
    expect(told[0]).toContain('news 0')
    expect(told[3]).toBe('and 3 more')
  })
})
