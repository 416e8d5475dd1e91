import { describe, expect, it } from 'vitest'
import { matchIdOf } from '../../../testing/matters.ts'
import { clause } from '../../vocabulary/rule.ts'
import {
  disputesGoToAJudge,
  ineligibleComponents,
  lossesBeyondTheText,
  marshalHasTheLastWord,
  noProposals,
  offences,
  organizerRemoves,
  removedForGood,
  ruled,
  setsAside,
} from '../suites/rulings.suite.ts'
import { xWingPl } from './regulation.ts'

describe('disputes', () => {
  marshalHasTheLastWord(xWingPl, 'XWPL-4')
  disputesGoToAJudge(xWingPl, 'XWPL-9')
  setsAside(xWingPl, 'marshal', clause('XWPL-9', ['faq']))
})

describe('conduct', () => {
  offences(xWingPl, clause('XWPL-10', ['stalling', 'force', 'behaviour', 'disrespect']))
  lossesBeyondTheText(xWingPl, 'XWPL-10')
  offences(xWingPl, clause('XWPL-11', ['collusion']))

  it('[XWPL-11] collusion is forbidden, but for the draw before a witness', () => {
    const event = ruled(xWingPl)
    const match = matchIdOf(event, 'p1')
    const agreed = { ending: 'intentional-draw', witness: '' } as const
    expect(event.refuses({ kind: 'enter-result', match, result: agreed }).code).toBe(
      'witness-needed',
    )
  })

  offences(xWingPl, clause('XWPL-12', ['outside-help']))
  offences(xWingPl, clause('XWPL-15', ['distraction']))
})

describe('removal', () => {
  organizerRemoves(xWingPl, clause('XWPL-13', ['marshal', 'judge']))
  noProposals(xWingPl, 'XWPL-13')
  removedForGood(xWingPl, 'XWPL-13')
  ineligibleComponents(xWingPl, 'XWPL-29')
})
