import { describe, expect, it } from 'vitest'
import { pairedGames } from '../../../testing/bracket-games.ts'
import { playByHand } from '../../../testing/pairing/by-hand.ts'
import { story } from '../../../testing/story.ts'
import { stagesOf } from '../../index.ts'
import { bestGoOn, placesGivenUp } from '../suites/cut.suite.ts'
import {
  bestAgainstLast,
  eliminationFromTheStart,
  lastOneLeft,
  oneLeftForTheBracket,
  opponentMovesOn,
  winnersByGameNumber,
} from '../suites/elimination.suite.ts'
import { xWingPl } from './regulation.ts'

describe('the cut', () => {
  bestGoOn(xWingPl, 'XWPL-56')
  placesGivenUp(xWingPl, 'XWPL-56')
})

describe('the bracket', () => {
  it('[XWPL-56] by place in the ranking, head-to-head included', () => {
    const event = story({
      regulation: xWingPl.id,
      players: ['a', 'b', 'c', 'd', 'e', 'f'],
      structure: { kind: 'custom', stages: stagesOf(3, 4) },
    })
    // D has 15; A, B and C 10 each with margins of 300, 350 and 320; A beat the two others.
    playByHand(event, 'a 100-90 b, c 100-85 e, d 100-0 f')
    playByHand(event, 'a 100-90 c, b 100-70 f, d 100-0 e')
    playByHand(event, 'd 100-80 a, b 100-70 e, c 100-85 f')
    expect(event.does({ kind: 'make-cut' })).toEqual([])
    expect(event.state().cut?.seeds).toEqual(['d', 'a', 'b', 'c'])
    event.does({ kind: 'start-stage' })
    expect(pairedGames(event)).toEqual(['1 d-c', '2 a-b'])
  })

  bestAgainstLast(xWingPl, 'XWPL-56')
  winnersByGameNumber(xWingPl, 'XWPL-57')
  lastOneLeft(xWingPl, 'XWPL-60')
  oneLeftForTheBracket(xWingPl, 'XWPL-60')
  opponentMovesOn(xWingPl, 'XWPL-60')
})

describe('an event that begins with elimination', () => {
  eliminationFromTheStart(xWingPl, 'XWPL-58')
})
