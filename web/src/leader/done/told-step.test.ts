import type { Command, Entry } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { player, register, sampleEvent } from '../../../testing/sample-event.suite.ts'
import { deskWords } from '../../words/desk.ts'
import { toldStep } from './told-step.ts'

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

  it('counts removed registrations, also where they are taken back and removed again', () => {
    const { give, undo } = played(60)
    const removal = give({ kind: 'remove-registrations', players: some(60) })
    expect(removal.told).toBe('60 registrations removed.')
    const back = undo(removal.entries)
    expect(back.told).toBe('Undone: 60 registrations removed.')
    expect(undo(back.entries).told).toBe('60 registrations removed.')
  })

  it('says how many more there are of anything else', () => {
    const sample = sampleEvent()
    register(sample, 6)
    const event = sample.event()
    const told = toldStep(deskWords('en'), names, event, event.log.slice(1)).split(' · ')
    expect(told).toHaveLength(4)
    expect(told[0]).toContain('p1')
    expect(told[3]).toBe('and 3 more')
  })
})
