import { describe, expect, it } from 'vitest'
import { clause } from '../../vocabulary/rule.ts'
import { mirrorMatch, squadOf, squadsAtTable, tableWith } from '../suites/set-up.suite.ts'
import { xWingEn32 } from './regulation.ts'

describe('at the table', () => {
  squadsAtTable(xWingEn32, {
    level: clause('XWEN-39', 'coin'),
    complete: clause('XWEN-39', 'before-start-call'),
  })
  mirrorMatch(xWingEn32, 'XWEN-40')

  it.each([
    ['rebel', 'resistance', true],
    ['first-order', 'imperial', true],
    ['resistance', 'first-order', false],
  ])('[XWEN-40] %s counts with %s as one faction: %s', (first, second, value) => {
    const by = { override: 'of a smaller faction' }
    const table = tableWith(xWingEn32, squadOf(first), squadOf(second), by)
    expect(table.mirrorMatch).toEqual({ rule: 'XWEN-40', value })
  })
})
