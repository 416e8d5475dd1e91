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
import { id, role, type Story } from '../../../testing/story.ts'
import { skirmish } from './skirmish.suite.ts'

const [marshal, judge] = [role('marshal'), role('judge')]

const running = (): Story => {
  const event = skirmish()
  appoint(event, 'marshal')
  event.seats('p1 - p2', 'p3 - p4')
  return event
}
const warning = rulingOf({ penalty: { kind: 'warning' } })

describe('disputes', () => {
  it('[IA-4] a judge decides, a marshal looks at it again, and that is final', () => {
    const event = running()
    const ruling = rules(event, {}, judge)
    event.does({ kind: 'appeal-ruling', ruling, player: id('p1') }, asPlayer('p1'))
    const decided = { kind: 'decide-appeal', ruling, upheld: true, text: 'it stands' } as const
    event.does(decided, marshal)
    expect(event.refuses({ kind: 'appeal-ruling', ruling, player: id('p1') })).toEqual({
      code: 'ruling-final',
      ruling,
      rule: 'IA-4',
    })
    const own = rules(event, {}, marshal)
    expect(event.refuses({ kind: 'appeal-ruling', ruling: own, player: id('p1') }).code).toBe(
      'ruling-final',
    )
  })

  it('[IA-9] what players cannot settle goes to a judge, and is on record', () => {
    const event = running()
    const call = calls(event, 'p1')
    rules(event, { about: 'dispute', call }, judge)
    expect(event.state().calls.get(call)?.closedAt).not.toBeNull()
  })

  it.each(['faq', 'rules'] as const)(
    '[IA-9] the marshal sets the %s aside where they are in error; nobody else does',
    (overrules) => {
      const event = running()
      expect(event.refuses(rulingOf({ overrules }), judge)).toEqual({
        code: 'not-allowed',
        role: 'judge',
        command: 'record-ruling',
        rule: 'IA-9',
      })
      event.does(rulingOf({ overrules }), marshal)
    },
  )
})

describe('conduct', () => {
  it.each([
    'illegal-game-state',
    'force',
    'disrespect',
    'cheating',
    'collusion',
    'distraction',
  ] as const)('[IA-10] %s is unsporting', (infraction) => {
    expect(ruleNaming(running(), infraction)).toBe('IA-10')
  })

  it('[IA-10] and so is more than that: stalling can be noted', () => {
    expect(ruleNaming(running(), 'stalling')).toBeNull()
  })

  it('[IA-11] so are notes and help from outside', () => {
    expect(ruleNaming(running(), 'outside-help')).toBe('IA-11')
  })

  it('[IA-3] what it costs is the marshal’s to say, or the organizer’s', () => {
    expect(running().ask(warning, marshal)).toMatchObject({ granted: true })
    expect(running().ask(warning)).toMatchObject({ granted: true })
    expect(running().refuses(warning, judge)).toEqual({
      code: 'not-allowed',
      role: 'judge',
      command: 'record-ruling',
      rule: 'IA-3',
      overridable: true,
    })
  })

  it('[IA-3] a warning, a game, the match', () => {
    const event = running()
    event.does(warning, marshal)
    const match = matchIdOf(event, 'p1')
    event.does(rulingOf({ penalty: { kind: 'game-loss', match, game: 1 } }), marshal)
    event.does(rulingOf({ penalty: { kind: 'match-loss', match } }), marshal)
    expect(event.matchOf('p1').result).toEqual({ ending: 'match-loss', by: 'first' })
  })
})

describe('disqualification', () => {
  it('[IA-3] the marshal proposes it, the organizer decides', () => {
    const event = running()
    expect(event.refuses(disqualify('p1'), marshal)).toEqual({
      code: 'proposal-needed',
      player: 'p1',
      rule: 'IA-3',
    })
    event.does(propose('p1'), marshal)
    const proposal = event.entryOf('disqualification-proposed')
    event.does({
      kind: 'answer-proposal',
      proposal,
      confirmed: true,
      when: 'now',
      reason: 'heard both',
    })
    expect(event.state().players.get(id('p1'))?.status).toBe('disqualified')
  })

  it('[IA-10] the organizer excludes at own discretion; a judge does not', () => {
    expect(running().ask(disqualify('p1'))).toMatchObject({ granted: true })
    expect(running().refuses(disqualify('p1'), judge)).toMatchObject({
      code: 'not-allowed',
      rule: 'IA-10',
    })
  })

  it('[IA-22] an illegal component without replacement: out, by the marshal’s word', () => {
    const event = running()
    const recast = rulingOf({ about: 'component', text: 'recast', withoutReplacement: true })
    expect(event.refuses(recast, judge)).toMatchObject({ code: 'not-allowed', rule: 'IA-22' })
    event.does(recast, marshal)
    expect(event.state().players.get(id('p1'))?.status).toBe('disqualified')
    expect(event.state().proposals.size).toBe(0)
  })
})
