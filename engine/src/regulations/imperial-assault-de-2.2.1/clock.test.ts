import { describe } from 'vitest'
import { clause } from '../../vocabulary/rule.ts'
import { fixedRounds } from '../suites/clock.suite.ts'
import { imperialAssaultDe221 } from './regulation.ts'

describe('the clock of a round', () => {
  fixedRounds(imperialAssaultDe221, {
    length: clause('IA-36', 65),
    final: clause('IA-36', 105),
    atTime: clause('IA-38', 'finish-game-round-and-status-phase'),
  })
})
