import { describe, expect, it } from 'vitest'
import { destroyedPointsOf } from '../../../testing/destroyed-points.ts'
import { earnedBy, oneFinal, oneMatch, refusedBy } from '../../../testing/one-match.ts'
import { bracketOf, type Refusal, type Result, type Seat } from '../../index.ts'
import { pointsWithUpgrades } from '../../scoring/destroyed-points/squad-score.ts'
import { clause } from '../../vocabulary/rule.ts'
import {
  conceding,
  destruction,
  endings,
  impossibleScores,
  margins,
} from '../suites/destroyed-points.suite.ts'
import {
  destroyedShips,
  destroyedSquad,
  givenUpSquad,
  halvesInEveryEnding,
  largeShipsByHalf,
  scoreAgainst,
  shipAtEnd,
} from '../suites/squad-scores.suite.ts'
import { xWingDe } from './regulation.ts'

const swiss = destroyedPointsOf(xWingDe)
const told = (result: Result): string => earnedBy(oneMatch(xWingDe), result)
const refused = (result: Result): Refusal => refusedBy(oneMatch(xWingDe), result)

describe('how a match ends', () => {
  destruction(xWingDe, clause('XWDE-80', 1))
  endings(
    xWingDe,
    clause('XWDE-80', [
      { ending: 'destruction', score: [100, 0] },
      { ending: 'time', score: [10, 0] },
      { ending: 'mutual-destruction', score: [100, 100], salvo: 'first' },
      { ending: 'concession', by: 'first', score: [0, 0] },
      { ending: 'no-show', by: 'first' },
      { ending: 'double-no-show' },
      { ending: 'match-loss', by: 'first' },
    ]),
  )
  conceding(xWingDe, clause('XWDE-83', 1))

  it('[XWDE-7] a match lost by ruling is lost as if conceded before play', () => {
    expect(told({ ending: 'match-loss', by: 'first' })).toBe('loss 0/0, win 1/200')
    expect(told({ ending: 'match-loss', by: 'second' })).toBe('win 1/200, loss 0/0')
  })

  it.each<[string, Result]>([
    ['intentional-draw', { ending: 'intentional-draw', witness: 'a judge' }],
    ['double-loss', { ending: 'double-loss' }],
    ['withdrawal', { ending: 'withdrawal', by: 'first' }],
  ])('[XWDE-90] there are no draws and no other endings: %s', (what, result) => {
    expect(refused(result)).toEqual({
      code: 'not-in-this-regulation',
      what,
      regulation: xWingDe.id,
    })
  })

  it.each<[Seat, string]>([
    ['first', 'win 1/100, loss 0/100'],
    ['second', 'loss 0/100, win 1/100'],
  ])('[XWDE-81] both destroyed: the final salvo of the %s seat wins', (salvo, expected) => {
    expect(told({ ending: 'mutual-destruction', score: [100, 100], salvo })).toBe(expected)
  })

  it('[XWDE-81] mutual destruction without a salvo decides nothing', () => {
    expect(refused({ ending: 'mutual-destruction', score: [100, 100] })).toEqual({
      code: 'salvo-needed',
      rule: 'XWDE-88',
    })
  })

  it.each([
    [77, 49, 'win 1/128, loss 0/72'],
    [50, 38, 'win 1/112, loss 0/88'],
    [50, 39, 'win 1/111, loss 0/89'],
    [1, 0, 'win 1/101, loss 0/99'],
    [0, 1, 'loss 0/99, win 1/101'],
  ])('[XWDE-82] at time the higher score wins, by however little: %i to %i', (a, b, expected) => {
    expect(told({ ending: 'time', score: [a, b] })).toBe(expected)
    expect(swiss.modifiedWinBelow).toBeNull()
  })

  it('[XWDE-82] equal at time: the final salvo', () => {
    expect(refused({ ending: 'time', score: [60, 60] })).toEqual({
      code: 'salvo-needed',
      rule: 'XWDE-88',
    })
    expect(told({ ending: 'time', score: [60, 60], salvo: 'second' })).toBe('loss 0/100, win 1/100')
  })
})

describe('the final salvo', () => {
  const level = { ending: 'time', score: [60, 60] } as const
  const rolls = {
    dice: [5, 4],
    hits: [
      [2, 2],
      [3, 1],
    ],
  } as const

  it('[XWDE-88] the winner is enough, the rolls may be noted', () => {
    expect(told({ ...level, salvo: 'first' })).toBe('win 1/100, loss 0/100')
    expect(told({ ...level, salvo: 'first', salvoRolls: rolls })).toBe('win 1/100, loss 0/100')
    const event = oneMatch(xWingDe)
    event.result('p1', { ...level, salvo: 'first', salvoRolls: rolls })
    expect(event.event().log.at(-1)?.fact).toMatchObject({
      kind: 'result-entered',
      result: { salvo: 'first', salvoRolls: rolls },
    })
  })

  it('[XWDE-88] rolls that say something else are refused', () => {
    const differ = { code: 'salvo-rolls-differ', rule: 'XWDE-88' }
    expect(refused({ ...level, salvo: 'second', salvoRolls: rolls })).toEqual(differ)
    const tooMany = { dice: [2, 4], hits: [[3, 1]] } as const
    expect(refused({ ...level, salvo: 'first', salvoRolls: tooMany })).toEqual(differ)
  })

  it('[XWDE-88] only equal scores are fired for, and initiative decides nothing', () => {
    const won = { ending: 'time', score: [60, 59] } as const
    const notNeeded = { code: 'salvo-not-needed', rule: 'XWDE-88' }
    expect(refused({ ...won, salvo: 'first' })).toEqual(notNeeded)
    expect(refused({ ...won, salvoRolls: rolls })).toEqual(notNeeded)
    expect(refused({ ...level, initiative: 'first' })).toEqual({
      code: 'not-in-this-regulation',
      what: 'initiative',
      regulation: xWingDe.id,
    })
  })

  it.each(['first', 'second'] as const)('[XWDE-88] in elimination too: %s', (salvo) => {
    const event = oneFinal(xWingDe)
    const { match, players } = event.matchAt(1)
    const enter = { kind: 'enter-result', match } as const
    expect(event.refuses({ ...enter, result: level })).toEqual({
      code: 'salvo-needed',
      rule: 'XWDE-88',
    })
    event.does({ ...enter, result: { ...level, salvo } })
    event.does({ kind: 'close-round' })
    expect(bracketOf(event.state(), 1).champion).toBe(players[salvo === 'first' ? 0 : 1])
  })

  it('[XWDE-89] after mutual destruction rolls are noted the same way', () => {
    const both = { ending: 'mutual-destruction', score: [100, 100] } as const
    expect(told({ ...both, salvo: 'first', salvoRolls: rolls })).toBe('win 1/100, loss 0/100')
    const event = oneMatch(xWingDe)
    event.result('p1', { ...both, salvo: 'first', salvoRolls: rolls })
    expect(event.event().log.at(-1)?.fact).toMatchObject({
      kind: 'result-entered',
      result: { ending: 'mutual-destruction', salvo: 'first', salvoRolls: rolls },
    })
    expect(refused({ ...both, salvo: 'second', salvoRolls: rolls })).toMatchObject({
      code: 'salvo-rolls-differ',
    })
  })
})

describe('points and margins', () => {
  it('[XWDE-90] a win earns 1 tournament point, a loss none', () => {
    expect(told({ ending: 'time', score: [20, 10] })).toBe('win 1/110, loss 0/90')
    const points = { win: 1, 'modified-win': 1, draw: 0, loss: 0 }
    expect(swiss.tournamentPoints).toEqual(clause('XWDE-90', points))
  })

  margins(xWingDe, 'XWDE-91', [1])

  it('[XWDE-92] equal scores: 100 for both sides of the salvo', () => {
    expect(told({ ending: 'time', score: [0, 0], salvo: 'first' })).toBe('win 1/100, loss 0/100')
    expect(swiss.levelMargin).toEqual(clause('XWDE-92', 100))
  })
})

describe('scores', () => {
  it('[XWDE-57] a discarded upgrade counts with its ship, and not before', () => {
    const points = pointsWithUpgrades(29, [
      { points: 4, discarded: true },
      { points: 3, discarded: false },
    ])
    expect(scoreAgainst(xWingDe, [shipAtEnd({ points })])).toBe(0)
    expect(scoreAgainst(xWingDe, [shipAtEnd({ points, remaining: 0 })])).toBe(36)
  })

  destroyedShips(xWingDe, 'XWDE-84')
  largeShipsByHalf(xWingDe, clause('XWDE-85', false))
  halvesInEveryEnding(xWingDe, 'XWDE-85')
  destroyedSquad(xWingDe, 'XWDE-86', 1)
  impossibleScores(xWingDe, 'XWDE-86', { salvo: 'first' })
  givenUpSquad(xWingDe, 'XWDE-87')
})
