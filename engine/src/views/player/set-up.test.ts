import { describe, expect, it } from 'vitest'
import { anySquad } from '../../../testing/squad.ts'
import { id, story } from '../../../testing/story.ts'
import { setUpView } from './set-up.ts'

describe('what a table has to know', () => {
  it('leaves open what only a list could say', () => {
    const told = story()
    told.does({ kind: 'submit-list', player: id('p1'), list: anySquad() })
    told.does({ kind: 'submit-list', player: id('p2'), list: { kind: 'text', text: 'Ships' } })
    told.seats('p1 - p2', 'p3 - p4')
    expect(setUpView(told.state(), told.matchAt(1))).toMatchObject({
      mirrorMatch: null,
      initiative: null,
      identification: { value: ['white', 'black'] },
      pointsCheck: null,
    })
  })

  it('knows the sides of a game of the bracket, which has no second one', () => {
    const told = story({
      regulation: 'card-game/de-2014',
      structure: {
        kind: 'custom',
        stages: [
          { kind: 'swiss', rounds: 1, cut: null },
          { kind: 'double-elimination', rounds: null, cut: 4 },
        ],
      },
    })
    told.playRound(() => ({ ending: 'games', games: ['first', 'draw'] }))
    told.does({ kind: 'make-cut' })
    told.does({ kind: 'start-stage' })
    told.does({ kind: 'pair-round' })
    const match = told.matchAt(1)
    expect(setUpView(told.state(), match)).toMatchObject({
      side: match.side,
      firstSides: null,
      secondSides: null,
    })
    expect(match.side).toBeDefined()
  })

  it('shows signatures of the round they were ordered for only', () => {
    const told = story({ regulation: 'x-wing/de' })
    told.does({ kind: 'order-points-check' })
    told.seats('p1 - p2', 'p3 - p4')
    expect(setUpView(told.state(), told.matchAt(1)).pointsCheck?.value).toEqual([false, false])
    told.wins('p1')
    told.wins('p3')
    told.does({ kind: 'close-round' })
    told.seats('p1 - p3', 'p2 - p4')
    expect(setUpView(told.state(), told.matchAt(1)).pointsCheck).toBeNull()
  })
})
