import { describe, expect, it } from 'vitest'
import { destroyedPointsOf } from '../../../testing/destroyed-points.ts'
import { earnedBy, oneMatch, refusedBy } from '../../../testing/one-match.ts'
import type { Ending, Result } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import {
  conceding,
  destruction,
  draws,
  endings,
  impossibleScores,
  margins,
  modifiedWins,
  pointsOfOutcomes,
} from '../suites/destroyed-points.suite.ts'
import {
  destroyedShips,
  destroyedSquad,
  givenUpSquad,
  largeShipsByHalf,
} from '../suites/squad-scores.suite.ts'
import { xWingEn32 } from './regulation.ts'

const told = (result: Result): string => earnedBy(oneMatch(xWingEn32), result)

describe('how a match ends', () => {
  destruction(xWingEn32, clause('XWEN-44', 5))
  endings(
    xWingEn32,
    clause('XWEN-44', [
      { ending: 'destruction', score: [100, 0] },
      { ending: 'time', score: [10, 0] },
      { ending: 'mutual-destruction', score: [100, 100] },
      { ending: 'concession', by: 'first', score: [0, 0] },
      { ending: 'no-show', by: 'first' },
      { ending: 'double-no-show' },
      { ending: 'match-loss', by: 'first' },
    ]),
  )
  draws(xWingEn32, { destroyed: 'XWEN-45', atTime: 'XWEN-47', salvo: 'XWEN-44' })
  modifiedWins(xWingEn32, 'XWEN-47')
  conceding(xWingEn32, clause('XWEN-48', 5))

  it.each<[Ending, Result]>([
    ['intentional-draw', { ending: 'intentional-draw', witness: 'a judge' }],
    ['double-loss', { ending: 'double-loss' }],
    ['withdrawal', { ending: 'withdrawal', by: 'first' }],
  ])('[XWEN-44] the document knows no %s', (ending, result) => {
    expect(refusedBy(oneMatch(xWingEn32), result)).toEqual({
      code: 'not-in-this-regulation',
      what: ending,
      regulation: 'x-wing/en-3.2',
    })
  })

  it.each([
    [50, 38, 'win 5/112, loss 0/88'],
    [38, 50, 'loss 0/88, win 5/112'],
    [100, 24, 'win 5/176, loss 0/24'],
  ])('[XWEN-46] at time the higher score wins: %i to %i', (a, b, expected) => {
    expect(told({ ending: 'time', score: [a, b] })).toBe(expected)
  })

  it.each<[string, Result]>([
    ['destruction', { ending: 'destruction', score: [100, 95] }],
    ['concession', { ending: 'concession', by: 'second', score: [99, 95] }],
  ])('[XWEN-47] a close %s is no modified win', (_, result) => {
    expect(told(result)).toBe('win 5/105, loss 0/95')
  })

  it('[XWEN-48] a match lost by ruling is lost as if conceded before play', () => {
    const lost: Result = { ending: 'match-loss', by: 'first' }
    const why = { override: 'third time today' }
    expect(earnedBy(oneMatch(xWingEn32), lost, why)).toBe('loss 0/0, win 5/200')
  })
})

describe('scores', () => {
  destroyedShips(xWingEn32, 'XWEN-46')
  largeShipsByHalf(xWingEn32, clause('XWEN-46', true))
  givenUpSquad(xWingEn32, 'XWEN-48')
  destroyedSquad(xWingEn32, 'XWEN-49', 5)
  impossibleScores(xWingEn32, 'XWEN-49')
  pointsOfOutcomes(xWingEn32, 'XWEN-50')
  margins(xWingEn32, 'XWEN-51', [5, 3, 2])

  it.each<Result>([
    { ending: 'time', score: [60, 60] },
    { ending: 'time', score: [0, 0] },
    { ending: 'mutual-destruction', score: [100, 100] },
  ])('[XWEN-51] equal scores: 100 for both, %j', (result) => {
    expect(told(result)).toBe('draw 1/100, draw 1/100')
    expect(destroyedPointsOf(xWingEn32).levelMargin).toEqual(clause('XWEN-51', 100))
  })
})
