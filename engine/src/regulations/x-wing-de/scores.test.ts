import { describe, expect, it } from 'vitest'
import { pointsWithUpgrades } from '../../scoring/destroyed-points/squad-score.ts'
import { clause } from '../../vocabulary/rule.ts'
import { impossibleScores } from '../suites/destroyed-points.suite.ts'
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
