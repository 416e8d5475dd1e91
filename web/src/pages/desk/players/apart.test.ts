import { describe, expect, it } from 'vitest'
import { player, sampleEvent, start } from '../../../../testing/sample-event.suite.ts'
import { wishesApart, wishRule } from './apart.ts'

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
