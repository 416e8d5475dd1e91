import { describe } from 'vitest'
import { clause } from '../../vocabulary/rule.ts'
import { fixedRounds } from '../suites/clock.suite.ts'
import { xWingEn32 } from './regulation.ts'

describe('the clock of a round', () => {
  fixedRounds(xWingEn32, {
    length: clause('XWEN-14', 75),
    final: clause('XWEN-15', null),
    atTime: clause('XWEN-14', 'finish-game-round'),
  })
})
