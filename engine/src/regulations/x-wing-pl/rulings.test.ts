import { describe, expect, it } from 'vitest'
import {
  appoint,
  asPlayer,
  calls,
  disqualify,
  matchIdOf,
  propose,
  ruleNaming,
  rules,
  rulingOf,
} from '../../../testing/matters.ts'
import { id, role, type Story, story } from '../../../testing/story.ts'

const [marshal, judge] = [role('marshal'), role('judge')]

const polish = (): Story => {
  const event = story({ regulation: 'x-wing/pl' })
  appoint(event, 'marshal')
  event.seats('p1 - p2', 'p3 - p4')
  return event
}

describe('disputes', () => {
  it('[XWPL-4] a judge’s ruling goes before the marshal, whose own is final', () => {
    const event = polish()
    const ruling = rules(event, {}, judge)
    event.does({ kind: 'appeal-ruling', ruling, player: id('p1') }, asPlayer('p1'))
    const own = rules(event, {}, marshal)
    expect(event.refuses({ kind: 'appeal-ruling', ruling: own, player: id('p1') })).toEqual({
      code: 'ruling-final',
      ruling: own,
      rule: 'XWPL-4',
    })
  })

  it('[XWPL-9] who cannot agree calls a judge, whose answer is on record', () => {
    const event = polish()
    const call = calls(event, 'p1')
    rules(event, { about: 'dispute', call }, judge)
    expect(event.state().calls.get(call)?.closedAt).not.toBeNull()
  })

  it('[XWPL-9] the marshal sets the FAQ aside where it is in error; nobody else, nothing else', () => {
    const event = polish()
    const overruled = rulingOf({ about: 'dispute', overrules: 'faq' })
    for (const by of ['judge', 'organizer'] as const) {
      expect(event.refuses(overruled, role(by))).toMatchObject({
        code: 'not-allowed',
        role: by,
        rule: 'XWPL-9',
      })
    }
    event.does(overruled, marshal)
    expect(event.refuses(rulingOf({ overrules: 'rules' }), marshal)).toMatchObject({
      code: 'not-in-this-regulation',
      rule: 'XWPL-9',
    })
  })
})

describe('conduct', () => {
  it.each(['stalling', 'force', 'behaviour', 'disrespect'] as const)(
    '[XWPL-10] %s is unsporting',
    (infraction) => {
      expect(ruleNaming(polish(), infraction)).toBe('XWPL-10')
    },
  )

  it('[XWPL-10] it may cost a warning, a game or the match, by any leader', () => {
    const event = polish()
    event.does(rulingOf({ penalty: { kind: 'warning' } }), judge)
    const match = matchIdOf(event, 'p1')
    event.does(rulingOf({ penalty: { kind: 'game-loss', match, game: 1 } }), judge)
    event.does(rulingOf({ penalty: { kind: 'match-loss', match } }), judge)
    expect(event.matchOf('p1').result).toEqual({ ending: 'match-loss', by: 'first' })
  })

  it('[XWPL-11] collusion is forbidden, but for the draw before a witness', () => {
    const event = polish()
    expect(ruleNaming(event, 'collusion')).toBe('XWPL-11')
    const match = matchIdOf(event, 'p1')
    const agreed = { ending: 'intentional-draw', witness: '' } as const
    expect(event.refuses({ kind: 'enter-result', match, result: agreed }).code).toBe(
      'witness-needed',
    )
  })

  it('[XWPL-12] so is help from outside', () => {
    expect(ruleNaming(polish(), 'outside-help')).toBe('XWPL-12')
  })

  it('[XWPL-15] so is distracting somebody into a miss', () => {
    expect(ruleNaming(polish(), 'distraction')).toBe('XWPL-15')
  })
})

describe('removal', () => {
  it.each(['marshal', 'judge'] as const)('[XWPL-13] is not for the %s', (who) => {
    expect(polish().refuses(disqualify('p1'), role(who))).toEqual({
      code: 'not-allowed',
      role: who,
      command: 'disqualify-player',
      rule: 'XWPL-13',
    })
  })

  it('[XWPL-13] is the organizer’s, who needs no proposal', () => {
    expect(polish().ask(disqualify('p1'))).toMatchObject({ granted: true })
    expect(polish().refuses(propose('p1'), marshal).code).toBe('not-in-this-regulation')
  })

  it('[XWPL-29] an ineligible component without replacement: out, by the marshal’s word', () => {
    const event = polish()
    const recast = rulingOf({ about: 'component', text: 'recast', withoutReplacement: true })
    for (const by of ['judge', 'organizer'] as const) {
      expect(event.refuses(recast, role(by))).toMatchObject({ role: by, rule: 'XWPL-29' })
    }
    event.does(recast, marshal)
    expect(event.state().players.get(id('p1'))?.status).toBe('disqualified')
  })
})
