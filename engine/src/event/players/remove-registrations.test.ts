import { describe, expect, it } from 'vitest'
import { asPlayer } from '../../../testing/matters.ts'
import { id, story } from '../../../testing/story.ts'
import { standingsOf } from '../reading/standings-of.ts'

const remove = (...names: readonly string[]) =>
  ({ kind: 'remove-registrations', players: names.map(id) }) as const
const register = (name: string) => ({ kind: 'register-player', player: id(name) }) as const

describe('remove-registrations', () => {
  it('removes all of them, checked in or not, each once', () => {
    const told = story({ players: 3, started: false })
    told.does(register('ada'))
    expect(told.ask(remove('p2', 'ada', 'p2'))).toEqual({
      granted: true,
      facts: [
        { kind: 'player-dropped', player: 'p2', after: 0 },
        { kind: 'player-dropped', player: 'ada', after: 0 },
      ],
      warnings: [],
    })
    told.does(remove('p2', 'ada'))
    expect(told.state().players.get(id('ada'))).toMatchObject({ status: 'dropped', lastRound: 0 })
    expect(standingsOf(told.state()).map(({ player }) => player)).not.toContain('p2')
  })

  it('is taken back by one undo', () => {
    const told = story({ players: 3, started: false })
    const before = told.state().players
    told.does(remove('p1', 'p2', 'p3'))
    const last = told.event().log.length
    told.does({ kind: 'undo', entry: last, reason: 'the wrong ones' })
    expect(told.state().players).toEqual(before)
  })

  it('takes those off the waiting list, too, and tells who is next for a free place', () => {
    const told = story({ players: 2, started: false })
    told.does({ kind: 'set-capacity', players: 2 })
    for (const name of ['ada', 'ben', 'cid']) told.does(register(name))
    expect(told.does(remove('ada'))).toEqual([])
    expect(told.does(remove('p1', 'ben'))).toEqual([{ code: 'place-free', next: 'cid' }])
    expect(told.state().players.get(id('ben'))?.status).toBe('dropped')
  })

  it('frees no place where there were too many anyway', () => {
    const told = story({ players: 4, started: false })
    told.does({ kind: 'set-capacity', players: 2 })
    told.does(register('ada'))
    expect(told.does(remove('p1', 'p2'))).toEqual([])
    expect(told.does(remove('p3'))).toEqual([{ code: 'place-free', next: 'ada' }])
  })

  it('refuses as a whole, and names everybody who stays', () => {
    const told = story({ players: 3, started: false })
    told.does({ kind: 'drop-player', player: id('p3'), when: 'now' })
    expect(told.refuses(remove('p1', 'p3', 'nobody'))).toEqual({
      code: 'registrations-stay',
      players: ['p3', 'nobody'],
    })
    expect(told.state().players.get(id('p1'))?.status).toBe('registered')
  })

  it('refuses who plays; who never came can still be removed', () => {
    const told = story({ players: 4, started: false })
    told.does(register('ada'))
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    expect(told.refuses(remove('p1', 'ada'))).toEqual({
      code: 'registrations-stay',
      players: ['p1'],
    })
    told.does({ kind: 'pair-round' })
    expect(told.ask(remove('ada'))).toEqual({
      granted: true,
      facts: [
        { kind: 'round-unpaired', round: 1 },
        { kind: 'player-dropped', player: 'ada', after: 0 },
      ],
      warnings: [{ code: 'pairing-discarded', round: 1 }],
    })
  })

  it('is refused for nobody', () => {
    const told = story({ started: false })
    expect(told.refuses(remove())).toEqual({ code: 'registrations-stay', players: [] })
  })

  it('is the desk’s: no player removes anybody, not even oneself', () => {
    const told = story({ started: false })
    expect(told.refuses(remove('p1'), asPlayer('p1'))).toMatchObject({ code: 'not-allowed' })
  })
})
