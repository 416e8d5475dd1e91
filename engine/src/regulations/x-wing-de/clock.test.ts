import { describe } from 'vitest'
import { clause } from '../../vocabulary/rule.ts'
import { fixedRounds } from '../suites/clock.suite.ts'
import { xWingDe } from './regulation.ts'

describe('the clock of a round', () => {
  fixedRounds(xWingDe, {
    length: clause('XWDE-58', 75),
    final: clause('XWDE-58', 120),
    atTime: clause('XWDE-60', 'finish-game-round'),
  })
})
