import { describe, expect, it } from 'vitest'
import { id, story } from '../../../testing/story.ts'

const mark = (paid: boolean, ...names: readonly string[]) =>
  ({ kind: 'mark-payment', players: names.map(id), paid }) as const

describe('mark-payment', () => {
  it('puts on record who has paid, one or many at once', () => {
    const told = story({ players: 3, started: false })
    expect(told.facts(mark(true, 'p1'))).toEqual([
      { kind: 'payment-marked', players: ['p1'], paid: true },
    ])
    expect(told.facts(mark(true, 'p1', 'p2', 'p3', 'p2'))).toEqual([
      { kind: 'payment-marked', players: ['p2', 'p3'], paid: true },
    ])
    told.does(mark(false, 'p1'))
    const paid = [...told.state().players.values()].map((player) => player.paid)
    expect(paid).toEqual([false, true, true])
  })

  it('is possible at any time before the end, also for whoever waits', () => {
    const told = story({ players: 2, started: false })
    told.does({ kind: 'set-capacity', players: 2 })
    told.does({ kind: 'register-player', player: id('ada') })
    told.does(mark(true, 'ada'))
    const running = story()
    running.does(mark(true, 'p1'))
    running.playRound()
    running.does({ kind: 'finish-event' })
    expect(running.refuses(mark(true, 'p2'))).toEqual({ code: 'event-finished' })
  })

  it('refuses what is marked already, and nobody at all', () => {
    const told = story()
    expect(told.refuses(mark(false, 'p1'))).toEqual({ code: 'already-marked', paid: false })
    expect(told.refuses(mark(true))).toEqual({ code: 'already-marked', paid: true })
  })

  it('refuses a player nobody knows', () => {
    expect(story().refuses(mark(true, 'p1', 'ada'))).toEqual({
      code: 'unknown-player',
      player: 'ada',
    })
  })
})
