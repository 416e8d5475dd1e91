import { describe, expect, it } from 'vitest'
import { disqualify } from '../../../testing/matters.ts'
import { id, role, story } from '../../../testing/story.ts'
import { standingsView } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import {
  collusion,
  disputesGoToAJudge,
  ineligibleComponents,
  lossesBeyondTheText,
  marshalHasTheLastWord,
  noProposals,
  notNamed,
  offences,
  removedForGood,
  ruled,
  setsAside,
} from '../suites/rulings.suite.ts'
import { xWingEn32 } from './regulation.ts'

const marshal = role('marshal')

describe('disputes', () => {
  disputesGoToAJudge(xWingEn32, 'XWEN-3')
  marshalHasTheLastWord(xWingEn32, 'XWEN-3')
  setsAside(xWingEn32, 'marshal', clause('XWEN-3', ['faq']))
})

describe('conduct', () => {
  const unsporting = ['stalling', 'force', 'infinite-combo', 'behaviour', 'disrespect'] as const
  offences(xWingEn32, clause('XWEN-66', unsporting))
  notNamed(xWingEn32, clause('XWEN-66', 'cheating'))
  lossesBeyondTheText(xWingEn32, 'XWEN-66')
  collusion(xWingEn32, 'XWEN-67')
  offences(xWingEn32, clause('XWEN-70', ['distraction']))
})

describe('components', () => {
  ineligibleComponents(xWingEn32, 'XWEN-28')
})

describe('removing a player', () => {
  it('[XWEN-68] is for the marshal alone', () => {
    const event = ruled(xWingEn32)
    for (const by of ['organizer', 'judge'] as const) {
      expect(event.refuses(disqualify('p1'), role(by))).toEqual({
        code: 'not-allowed',
        role: by,
        command: 'disqualify-player',
        rule: 'XWEN-68',
      })
    }
    for (const by of ['scorekeeper', 'player', 'spectator'] as const) {
      expect(event.refuses(disqualify('p1'), role(by)).code).toBe('not-allowed')
    }
    event.does(disqualify('p1'), marshal)
  })

  noProposals(xWingEn32, 'XWEN-68')

  it('[XWEN-68] where nobody is marshal the organizer stands in', () => {
    const event = story()
    event.does(disqualify('p1'))
    expect(event.state().players.get(id('p1'))?.status).toBe('disqualified')
  })

  it('[XWEN-68] needs a reason, which is on record with who decided', () => {
    const event = ruled(xWingEn32)
    expect(event.refuses({ ...disqualify('p1'), reason: '' }, marshal)).toEqual({
      code: 'reason-needed',
    })
    event.does(disqualify('p1'), marshal)
    expect(event.event().log.at(-1)).toMatchObject({
      by: { role: 'marshal' },
      fact: { kind: 'player-disqualified', player: 'p1', reason: 'cheated' },
    })
  })

  removedForGood(xWingEn32, 'XWEN-68')

  it('[XWEN-68] in a running match the opponent wins as if it were conceded', () => {
    const event = story({ players: 2 })
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    event.does(disqualify('p1'))
    const [first] = standingsView(event.state()).rows
    expect(first).toMatchObject({ player: 'p2', tournamentPoints: 5, marginOfVictory: 200 })
  })
})
