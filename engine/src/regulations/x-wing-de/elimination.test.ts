import { describe, expect, it } from 'vitest'
import { pairedGames } from '../../../testing/bracket-games.ts'
import { playByHand } from '../../../testing/pairing/by-hand.ts'
import { id, story } from '../../../testing/story.ts'
import { type StagePlan, stagesOf, standingsView } from '../../index.ts'
import {
  bestGoOn,
  furtherSwissRounds,
  marginsAfterACut,
  placesGivenUp,
} from '../suites/cut.suite.ts'
import {
  bestAgainstLast,
  eliminationFromTheStart,
  lastOneLeft,
  opponentMovesOn,
  winnersByGameNumber,
} from '../suites/elimination.suite.ts'
import { xWingDe } from './regulation.ts'

const { id: regulation } = xWingDe

describe('the cut', () => {
  bestGoOn(xWingDe, 'XWDE-73')
  furtherSwissRounds(xWingDe, 'XWDE-73', 1)
  marginsAfterACut(xWingDe, 'XWDE-73', 'a 90-100 d')
  placesGivenUp(xWingDe, 'XWDE-74')

  it('[XWDE-74] into further Swiss rounds as well', () => {
    const stages: readonly StagePlan[] = [
      { kind: 'swiss', rounds: 1, cut: null },
      { kind: 'swiss', rounds: 1, cut: 2 },
    ]
    const event = story({ regulation, players: 4, structure: { kind: 'custom', stages } })
    playByHand(event, 'p1 100-0 p4, p2 100-10 p3')
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'decline-place', player: id('p1') })
    event.does({ kind: 'pair-round' })
    expect([...event.matchAt(1).players].sort()).toEqual(['p2', 'p3'])
  })
})

describe('the bracket', () => {
  it('[XWDE-75] by place in the ranking, not by strength of schedule', () => {
    // The second of the ranking has the weakest schedule of the four.
    const event = story({
      regulation,
      players: ['a', 'b', 'c', 'd'],
      structure: { kind: 'custom', stages: stagesOf(2, 4) },
    })
    playByHand(event, 'a 100-0 c, b 100-0 d')
    playByHand(event, 'a 100-90 b, d 100-0 c')
    const rows = standingsView(event.state()).rows
    expect(rows.map(({ player, strengthOfSchedule }) => [player, strengthOfSchedule])).toEqual([
      ['a', '1/4'],
      ['b', '3/4'],
      ['d', '1/4'],
      ['c', '3/4'],
    ])
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    expect(pairedGames(event)).toEqual(['1 a-c', '2 b-d'])
  })

  bestAgainstLast(xWingDe, 'XWDE-75')
  winnersByGameNumber(xWingDe, 'XWDE-76')
  lastOneLeft(xWingDe, 'XWDE-79')
  opponentMovesOn(xWingDe, 'XWDE-78')
})

describe('an event that begins with elimination', () => {
  eliminationFromTheStart(xWingDe, 'XWDE-77')
})
