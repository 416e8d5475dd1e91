import { describe, expect, it } from 'vitest'
import { matchIdOf, propose, rulingOf } from '../../../testing/matters.ts'
import { id, role } from '../../../testing/story.ts'
import { clause } from '../../vocabulary/rule.ts'
import {
  collusion,
  disputesGoToAJudge,
  ineligibleComponents,
  marshalDecidesConsequences,
  marshalHasTheLastWord,
  notNamed,
  offences,
  organizerRemoves,
  penalties,
  removedForGood,
  ruled,
  setsAside,
} from '../suites/rulings.suite.ts'
import { xWingDe } from './regulation.ts'

const marshal = role('marshal')

describe('the last word', () => {
  marshalHasTheLastWord(xWingDe, 'XWDE-7')
  disputesGoToAJudge(xWingDe, 'XWDE-14')
  setsAside(xWingDe, 'marshal', clause('XWDE-15', ['faq']))
})

describe('conduct', () => {
  const unsporting = ['rules-gap', 'illegal-game-state', 'force', 'behaviour'] as const
  offences(xWingDe, clause('XWDE-16', [...unsporting, 'disrespect', 'cheating']))
  notNamed(xWingDe, clause('XWDE-16', 'stalling'))
  collusion(xWingDe, 'XWDE-17')
  offences(xWingDe, clause('XWDE-18', ['outside-help']))
  offences(xWingDe, clause('XWDE-20', ['distraction']))
})

describe('consequences', () => {
  marshalDecidesConsequences(xWingDe, 'XWDE-7')
  penalties(xWingDe, clause('XWDE-7', 'marshal'))

  it.each(['double-loss', 'reported-to-publisher'] as const)('[XWDE-7] but no %s', (kind) => {
    const event = ruled(xWingDe)
    const penalty = kind === 'double-loss' ? { kind, match: matchIdOf(event, 'p1') } : { kind }
    const players = [id('p1'), id('p2')]
    expect(event.refuses(rulingOf({ players, penalty }), marshal)).toEqual({
      code: 'not-in-this-regulation',
      what: kind,
      regulation: 'x-wing/de',
    })
  })
})

describe('disqualification', () => {
  organizerRemoves(xWingDe, clause('XWDE-19', ['judge']))
  removedForGood(xWingDe, 'XWDE-66')

  it('[XWDE-19] whoever ends the event is told of a proposal without an answer', () => {
    const event = ruled(xWingDe)
    event.does(propose('p1'), marshal)
    event.wins('p1')
    event.wins('p3')
    event.does({ kind: 'close-round' })
    expect(event.does({ kind: 'finish-event' })).toEqual([{ code: 'proposal-open', player: 'p1' }])
  })
})

describe('components', () => {
  ineligibleComponents(xWingDe, 'XWDE-39')

  it('[XWDE-50] nobody plays with the dice app: whoever has no dice is out', () => {
    const event = ruled(xWingDe)
    event.does(
      rulingOf({ about: 'component', text: 'no dice but the app', withoutReplacement: true }),
      marshal,
    )
    expect(event.state().players.get(id('p1'))?.status).toBe('disqualified')
  })
})
