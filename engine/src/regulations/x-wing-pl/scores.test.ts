import { describe } from 'vitest'
import { clause } from '../../vocabulary/rule.ts'
import { impossibleScores } from '../suites/destroyed-points.suite.ts'
import {
  destroyedShips,
  destroyedSquad,
  givenUpSquad,
  halvesInEveryEnding,
  largeShipsByHalf,
} from '../suites/squad-scores.suite.ts'
import { xWingPl } from './regulation.ts'

describe('scores', () => {
  destroyedShips(xWingPl, 'XWPL-48')
  largeShipsByHalf(xWingPl, clause('XWPL-48', true))
  halvesInEveryEnding(xWingPl, 'XWPL-48')
  destroyedSquad(xWingPl, 'XWPL-48', 5)
  impossibleScores(xWingPl, 'XWPL-48')
  givenUpSquad(xWingPl, 'XWPL-48')
})
