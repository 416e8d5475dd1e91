import { describe } from 'vitest'
import { clause } from '../../vocabulary/rule.ts'
import { mirrorMatch, pointsCheck, squadsAtTable } from '../suites/set-up.suite.ts'
import { xWingDe } from './regulation.ts'

describe('at the table', () => {
  squadsAtTable(xWingDe, {
    level: clause('XWDE-52', 'lot'),
    complete: clause('XWDE-52', 'may-precede-start-call'),
  })
  mirrorMatch(xWingDe, 'XWDE-52')
})

describe('adding up the opponent’s list', () => {
  pointsCheck(xWingDe, 'XWDE-53')
})
