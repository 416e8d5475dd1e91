import { describe, expect, it } from 'vitest'
import { matchIdOf, propose, rulingOf } from '../../../testing/matters.ts'
import { id, role } from '../../../testing/story.ts'
import { clause } from '../../vocabulary/rule.ts'
import { regulations } from '../catalogue.ts'
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

  it.each([
    ['with dice to replace it', false, 'active'],
    ['without any', true, 'disqualified'],
  ] as const)(
    '[XWDE-50] the dice app is no component: %s the player is %s',
    (_, without, status) => {
      const event = ruled(xWingDe)
      const app = { about: 'component', text: 'no dice but the app' } as const
      event.does(rulingOf({ ...app, ...(without && { withoutReplacement: true }) }), marshal)
      expect(event.state().players.get(id('p1'))?.status).toBe(status)
    },
  )

  it('[XWDE-50] it is the one document that forbids the app, and has no other word about it', () => {
    const aboutTheApp = regulations.map(({ document, texts }) => [
      document,
      ...texts.filter(({ value }) => value.key.includes('dice-app')).map(({ value }) => value.key),
    ])
    expect(aboutTheApp).toEqual([
      ['XWEN', 'table.dice-app'],
      ['XWDE', 'products.no-dice-app'],
      ['XWPL', 'table.dice-app'],
      ['LCG'],
      ['LCG'],
      ['IA', 'table.dice-app-shared'],
    ])
  })
})
