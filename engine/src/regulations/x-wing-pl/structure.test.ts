import { describe } from 'vitest'
import { clause } from '../../vocabulary/rule.ts'
import {
  basicAndAdvanced,
  mostPointsWin,
  noTable,
  structuresAreFree,
  wholeEvent,
} from '../suites/structure.suite.ts'
import { xWingPl } from './regulation.ts'

describe('an event', () => {
  wholeEvent(xWingPl, 'XWPL-66')
  mostPointsWin(xWingPl, 'XWPL-66')
})

describe('the structures', () => {
  basicAndAdvanced(xWingPl, { basic: 'XWPL-62', advanced: 'XWPL-63' })
  noTable(xWingPl, clause('XWPL-61', ['competitive', 'premier']))
  structuresAreFree(xWingPl, { rule: 'XWPL-61', own: 'XWPL-64' })
})
