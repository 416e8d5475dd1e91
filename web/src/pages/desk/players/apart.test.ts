import { type EventState, type People, type Person, peopleFrom } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { player, sampleEvent, start } from '../../../../testing/sample-event.suite.ts'
import { clubsOf, wishesApart, wishRule } from './apart.ts'

const people: People = peopleFrom(
  [
    { name: 'Ana', club: 'Harbour' },
    { name: 'Bo', club: ' harbour' },
    { name: 'Cid', club: 'East' },
    { name: 'Dot' },
  ].map((one, index): Person => ({ ...one, player: player(index + 1) })),
)
const registered = (): EventState => {
  const sample = sampleEvent()
  for (const n of [1, 2, 3, 4]) sample.give({ kind: 'register-player', player: player(n) })
  return sample.state()
}

describe('the clubs that are here', () => {
  it('are those with several players, however they are spelt', () => {
    expect(clubsOf([...registered().players.values()], people)).toEqual([
      { name: 'Harbour', players: [player(1), player(2)] },
    ])
  })

  it('count nobody who has left', () => {
    const sample = sampleEvent()
    for (const n of [1, 2]) sample.give({ kind: 'register-player', player: player(n) })
    sample.give({ kind: 'drop-player', player: player(2), when: 'now' })
    expect(clubsOf([...sample.state().players.values()], people)).toEqual([])
  })
})

describe('wishes that keep groups apart', () => {
  it('add to what was asked for before, and are none where all is asked for', () => {
    const sample = sampleEvent()
    for (const n of [1, 2, 3]) sample.give({ kind: 'register-player', player: player(n) })
    const before = [{ player: player(1), avoid: [player(3)] }]
    sample.give({ kind: 'change-wishes', wishes: before })
    const group = [player(1), player(2)]
    const wishes = wishesApart(sample.state().players, [group])
    expect(wishes).toEqual([
      { player: player(1), avoid: [player(3), player(2)] },
      { player: player(2), avoid: [player(1)] },
    ])
    sample.give({ kind: 'change-wishes', wishes })
    expect(wishesApart(sample.state().players, [group])).toEqual([])
  })
})

describe('whether wishes are heard', () => {
  it('[XWEN-53] is so until round 1 is paired', () => {
    const sample = sampleEvent({ regulation: 'x-wing/en-3.2', tier: 'casual' })
    start(sample, 4)
    expect(wishRule(sample.state())).toBe('XWEN-53')
    sample.give({ kind: 'pair-round' })
    expect(wishRule(sample.state())).toBeNull()
  })

  it('is not so at a tier that leaves them out of account', () => {
    const sample = sampleEvent({ regulation: 'x-wing/en-3.2', tier: 'premier' })
    start(sample, 4)
    expect(wishRule(sample.state())).toBeNull()
  })
})
