import { matchesOf } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { dayOf } from './day-of.ts'

describe('by the Card Game document', () => {
  const day = dayOf('card-game/de-2014')

  it('points are taken away for what is confirmed', () => {
    // 3, nothing, a bye of 6, nothing, less 2; and 4 with a game given up, 3 of one annulled.
    expect([day.total(8), day.had(1, 2), day.had(2, 5), day.had(2, 7)]).toEqual([
      '7',
      'win 4',
      'win 3',
      'loss 0',
    ])
  })

  it('a Top 8 stays one for seven: the best has a bye, and two who both lose go down', () => {
    expect(day.seeds).toBe('1 3 2 6 4 7 9')
    expect(day.state.stages.at(-1)?.chart).toBe(8)
    expect(day.state.rounds[4]?.byes).toMatchObject([{ player: 'player-1', game: 'W1' }])
    expect(day.games(5)).toEqual(['W2 3-9', 'W3 2-7', 'W4 6-4'])
    // W3 has no winner: the worse of its two goes on in L2, the better one to L3.
    expect(day.games(6)).toEqual(['W5 1-4', 'L2 3-7'])
    expect(day.games(7)).toEqual(['W7 1-9', 'L3 6-2', 'L4 3-4'])
  })

  it('a game with an illegal deck is played again, or the opponent has it', () => {
    const [again] = day.facts('result-annulled')
    expect(day.facts('time-extended').map(({ match }) => match)).toEqual([again?.match])
    expect(day.facts('result-amended').at(-1)?.result).toEqual({
      ending: 'forfeit',
      winner: 'first',
    })
    expect(day.games(8)).toEqual(['L5 6-3'])
  })

  it('for the last game the sides are swapped', () => {
    const sides = [10, 11].map((round) => {
      const found = day.state.rounds[round - 1] ?? expect.fail('no final')
      return matchesOf(day.state, found).map(({ game, side }) => [game, side])
    })
    expect(sides).toEqual([[['GF1', { light: 'player-3' }]], [['GF2', { light: 'player-1' }]]])
    expect(day.champion).toBe('player-1')
  })
})

describe('by the Card Game document, in teams', () => {
  const day = dayOf('card-game/de-2014-team')

  it('of two who are level the one who stays has won, and nobody else comes in', () => {
    // 8 + 8 + 8 + 0, 8 + 0 + 8 + 8, and 6 + 4 + 8 + 8 less 3.
    expect([day.total(2), day.total(3), day.total(1)]).toEqual(['24', '24', '23'])
    expect(day.facts('place-declined')).toMatchObject([{ player: 'player-2', replacement: null }])
    expect([day.seeds, day.champion]).toEqual(['3', 'player-3'])
  })

  it('the team that did not appear stays in', () => {
    expect([day.had(1, 2), day.had(1, 7), day.statusOf(7)]).toEqual([
      'bye 8',
      'unpaired-loss 0',
      'active',
    ])
  })

  it('who has met everybody above goes further down, and the receipt says how far', () => {
    const { crossings, lowerBound } = day.state.rounds[3]?.receipt ?? {}
    expect([crossings, lowerBound]).toEqual([
      [1, 2, 1, 0],
      [1, 0, 1, 0],
    ])
    expect(day.games(4).map((game) => game.replace('undefined ', ''))).toEqual([
      '2-1',
      '3-4',
      '6-7',
    ])
  })
})
