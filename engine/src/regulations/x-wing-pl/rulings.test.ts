import { describe, expect, it } from 'vitest'
import { matchIdOf, rules } from '../../../testing/matters.ts'
import { id, role } from '../../../testing/story.ts'
import { playerSheet } from '../../index.ts'
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
    const agreed = (witness: string) =>
      ({ kind: 'enter-result', match, result: { ending: 'intentional-draw', witness } }) as const
    expect(event.refuses(agreed('')).code).toBe('witness-needed')
    const both = { about: 'collusion', infraction: 'collusion' } as const
    rules(event, { ...both, players: [id('p1'), id('p2')] }, role('judge'))
    for (const player of ['p1', 'p2']) {
      expect(playerSheet(event.state(), id(player))?.offences).toMatchObject([
        { infraction: 'collusion', rule: 'XWPL-11' },
      ])
    }
    expect(event.ask(agreed('marshal')).granted).toBe(true)
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
