import { describe, expect, it } from 'vitest'
import { story } from '../../../testing/story.ts'
import { clause } from '../../vocabulary/rule.ts'
import { mirrorMatch, squadsAtTable } from '../suites/set-up.suite.ts'
import { xWingPl } from './regulation.ts'

describe('at the table', () => {
  squadsAtTable(xWingPl, {
    level: clause('XWPL-35', 'coin'),
    complete: clause('XWPL-35', 'may-precede-start-call'),
  })
  mirrorMatch(xWingPl, 'XWPL-35')
})

it('[XWPL-35] nobody is told to add up the opponent’s list', () => {
  const told = story({ regulation: xWingPl.id })
  expect(told.refuses({ kind: 'order-points-check' })).toMatchObject({
    code: 'not-in-this-regulation',
  })
})
