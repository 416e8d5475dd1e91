import { describe, expect, it } from 'vitest'
import { id, role, story } from '../../../testing/story.ts'

const cancel = (name: string) => ({ kind: 'cancel-check-in', player: id(name) }) as const

describe('cancel-check-in', () => {
  it('awaits again whoever was checked in', () => {
    const told = story({ started: false })
    expect(told.facts(cancel('p1'))).toEqual([{ kind: 'check-in-cancelled', player: 'p1' }])
    expect(told.state().players.get(id('p1'))).toMatchObject({
      checkedIn: false,
      status: 'registered',
    })
    told.does({ kind: 'check-in-player', player: id('p1') })
    expect(told.state().players.get(id('p1'))?.checkedIn).toBe(true)
  })

  it('leaves whoever is not there out of the first stage', () => {
    const told = story({ started: false, players: 5 })
    told.does(cancel('p5'))
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    expect(told.state().stages[0]?.entrants).toEqual(['p1', 'p2', 'p3', 'p4'])
  })

  it('can be undone until the player is checked in anew', () => {
    const told = story({ started: false })
    told.does(cancel('p1'))
    const entry = told.entryOf('check-in-cancelled')
    told.does({ kind: 'undo', entry, reason: 'a slip' })
    expect(told.state().players.get(id('p1'))?.checkedIn).toBe(true)
    told.does(cancel('p1'))
    const second = told.entryOf('check-in-cancelled')
    told.does({ kind: 'check-in-player', player: id('p1') })
    expect(told.refuses({ kind: 'undo', entry: second, reason: 'a slip' })).toMatchObject({
      code: 'later-facts-depend',
    })
  })

  it('keeps the check-in that it took back on record', () => {
    const told = story({ started: false })
    const entry = told.entryOf('player-checked-in')
    told.does(cancel('p4'))
    expect(told.refuses({ kind: 'undo', entry, reason: 'a slip' })).toMatchObject({
      code: 'later-facts-depend',
      entries: [{ kind: 'check-in-cancelled' }],
    })
  })

  it('refuses a player nobody knows, who has not come, or who has left', () => {
    const told = story({ started: false })
    told.does({ kind: 'register-player', player: id('ada') })
    told.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
    expect(told.refuses(cancel('eve'))).toEqual({ code: 'unknown-player', player: 'eve' })
    expect(told.refuses(cancel('ada'))).toEqual({ code: 'not-checked-in', player: 'ada' })
    expect(told.refuses(cancel('p2'))).toEqual({ code: 'not-checked-in', player: 'p2' })
  })

  it('refuses once the first stage has begun: who leaves then drops', () => {
    expect(story().refuses(cancel('p1'))).toEqual({ code: 'registration-over', player: 'p1' })
  })

  it('is not for a player to say', () => {
    const told = story({ started: false })
    expect(told.refuses(cancel('p1'), role('player')).code).toBe('not-allowed')
  })
})
