import { describe, expect, it } from 'vitest'
import { id, story } from '../../../testing/story.ts'

const register = (name: string, more: object = {}) =>
  ({ kind: 'register-player', player: id(name), ...more }) as const

describe('register-player', () => {
  it('gives player numbers in the order of registration', () => {
    const told = story({ players: 2, started: false })
    expect(told.facts(register('ada'))).toEqual([
      { kind: 'player-registered', player: 'ada', number: 3, earnedBye: false, avoid: [] },
    ])
    expect(told.state().players.get(id('ada'))).toEqual({
      player: 'ada',
      number: 3,
      status: 'registered',
      checkedIn: false,
      earnedBye: false,
      avoid: [],
      paid: false,
      lastRound: null,
      leftBySelf: false,
      disqualifiedFor: null,
      deductions: [],
      missed: [],
      table: null,
    })
  })

  it('gives no number a second time, even if its player has left', () => {
    const told = story({ players: 2, started: false })
    told.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
    expect(told.facts(register('ada'))).toMatchObject([{ number: 3 }])
  })

  it('[XWEN-53] keeps whom a player asks not to meet in round 1', () => {
    const told = story({ players: 2, started: false })
    expect(told.facts(register('ada', { avoid: [id('p1')] }))).toMatchObject([{ avoid: ['p1'] }])
  })

  it('lets players register themselves, and nobody else', () => {
    const told = story({ players: 2, started: false })
    const by = { by: { role: 'player', player: id('ada') } } as const
    const refusal = { code: 'not-allowed', role: 'player', command: 'register-player' }
    expect(told.refuses(register('ben'), by)).toEqual(refusal)
    expect(told.refuses(register('ada', { earnedBye: true }), by)).toEqual(refusal)
    expect(told.facts(register('ada'), by)).toMatchObject([{ player: 'ada', number: 3 }])
    expect(told.event().log.at(-1)?.by).toEqual(by.by)
  })

  it('refuses a wish not to meet oneself; a friend may register later', () => {
    const told = story({ players: 2, started: false })
    expect(told.refuses(register('ada', { avoid: [id('p1'), id('ada')] }))).toEqual({
      code: 'plays-self',
      player: 'ada',
    })
    told.does(register('ada', { avoid: [id('ben')] }))
  })

  it('refuses the wish where the document knows no such thing', () => {
    const told = story({ regulation: 'x-wing/de', started: false })
    expect(told.refuses(register('ada', { avoid: [id('p1')] }))).toEqual({
      code: 'not-in-this-regulation',
      what: 'avoid',
      regulation: 'x-wing/de',
    })
  })

  it('refuses the same player twice, before the start and after', () => {
    const refusal = { code: 'already-registered', player: 'p1' }
    expect(story({ started: false }).refuses(register('p1'))).toEqual(refusal)
    expect(story().refuses(register('p1'))).toEqual(refusal)
  })

  it('refuses once the first stage has begun', () => {
    expect(story().refuses(register('ada'))).toEqual({ code: 'registration-over', player: 'ada' })
  })

  it('refuses an earned bye, which this document does not know', () => {
    const told = story({ started: false })
    expect(told.refuses(register('ada', { earnedBye: true }))).toEqual({
      code: 'not-in-this-regulation',
      what: 'earnedBye',
      regulation: 'x-wing/en-3.2',
    })
    expect(told.facts(register('ada', { earnedBye: false }))).toMatchObject([{ earnedBye: false }])
  })

  it('brings no people where everybody plays alone', () => {
    const told = story({ players: 2, started: false })
    expect(told.refuses(register('ada', { members: 2 }))).toMatchObject({
      code: 'not-in-this-regulation',
      what: 'members',
    })
    expect(told.facts(register('ada', { members: 0 }))).toHaveLength(1)
  })
})
