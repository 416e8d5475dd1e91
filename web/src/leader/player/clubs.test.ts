import { type EventState, type People, type Person, peopleFrom } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { player, sampleEvent, start } from '../../../testing/sample-event.suite.ts'
import { clubsAnew, clubsOf } from './clubs.ts'

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

describe('clubs that are kept apart', () => {
  it('[XWEN-53] are told anew before round 1 is paired if somebody has come since', () => {
    const sample = sampleEvent({ regulation: 'x-wing/en-3.2', tier: 'casual' })
    start(sample, 4)
    expect(clubsAnew(sample.state(), people)).toBeNull()
    sample.give({ kind: 'keep-clubs-apart', clubs: [] })
    const clubs = [[player(1), player(2)]]
    const anew = clubsAnew(sample.state(), people)
    expect(anew).toEqual({ kind: 'keep-clubs-apart', clubs })
    sample.give({ kind: 'keep-clubs-apart', clubs })
    expect(clubsAnew(sample.state(), people)).toBeNull()
    sample.give({ kind: 'keep-clubs-apart', clubs: [] })
    sample.give({ kind: 'pair-round' })
    expect(clubsAnew(sample.state(), people)).toBeNull()
  })
})
