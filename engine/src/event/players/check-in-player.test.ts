import { describe, expect, it } from 'vitest'
import { id, story } from '../../../testing/story.ts'

const checkIn = (name: string) => ({ kind: 'check-in-player', player: id(name) }) as const

describe('check-in-player', () => {
  it('puts on record that a registered player is here', () => {
    const told = story({ started: false })
    told.does({ kind: 'register-player', player: id('ada') })
    expect(told.facts(checkIn('ada'))).toEqual([{ kind: 'player-checked-in', player: 'ada' }])
    expect(told.state().players.get(id('ada'))).toMatchObject({
      checkedIn: true,
      status: 'registered',
    })
  })

  it('refuses a player nobody knows', () => {
    expect(story({ started: false }).refuses(checkIn('ada'))).toEqual({
      code: 'unknown-player',
      player: 'ada',
    })
  })

  it('refuses the same player twice', () => {
    expect(story({ started: false }).refuses(checkIn('p1'))).toEqual({
      code: 'already-checked-in',
      player: 'p1',
    })
  })

  it('refuses a player who has left', () => {
    const told = story({ started: false })
    told.does({ kind: 'register-player', player: id('ada') })
    told.does({ kind: 'drop-player', player: id('ada'), when: 'now' })
    expect(told.refuses(checkIn('ada'))).toEqual({ code: 'not-active', player: 'ada' })
  })

  it('refuses once the first stage has begun: that is a late entry', () => {
    const told = story({ started: false })
    told.does({ kind: 'register-player', player: id('ada') })
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    expect(told.refuses(checkIn('ada'))).toEqual({ code: 'registration-over', player: 'ada' })
  })
})
