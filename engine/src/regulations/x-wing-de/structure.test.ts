import { describe } from 'vitest'
import { clause } from '../../vocabulary/rule.ts'
import {
  basicAndAdvanced,
  mostPointsWin,
  noTable,
  structuresAreFree,
  wholeEvent,
} from '../suites/structure.suite.ts'
import { xWingDe } from './regulation.ts'

describe('an event', () => {
  wholeEvent(xWingDe, 'XWDE-3')
  mostPointsWin(xWingDe, 'XWDE-72')
})

describe('the structures', () => {
  basicAndAdvanced(xWingDe, { basic: 'XWDE-97', advanced: 'XWDE-98' })
  noTable(xWingDe, clause('XWDE-96', ['competitive', 'premier']))
  structuresAreFree(xWingDe, { rule: 'XWDE-96', own: 'XWDE-99' })
})
