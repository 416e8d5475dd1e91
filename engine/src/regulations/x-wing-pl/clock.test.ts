import { describe } from 'vitest'
import { clause } from '../../vocabulary/rule.ts'
import { fixedRounds } from '../suites/clock.suite.ts'
import { xWingPl } from './regulation.ts'

describe('the clock of a round', () => {
  fixedRounds(xWingPl, {
    length: clause('XWPL-39', 75),
    final: clause('XWPL-40', null),
    atTime: clause('XWPL-39', 'finish-game-round'),
  })
})
