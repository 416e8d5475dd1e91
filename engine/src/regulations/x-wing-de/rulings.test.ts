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

const german = (): Story => {
  const event = story({ regulation: 'x-wing/de' })
  appoint(event, 'marshal')
  event.seats('p1 - p2', 'p3 - p4')
  return event
}
const notAllowed = (rule: string, who = 'judge') => ({
  code: 'not-allowed',
  role: who,
  command: 'record-ruling',
  rule,
})

describe('the last word', () => {
  it('[XWDE-7] is the marshal’s: a judge’s ruling goes before them, their own is final', () => {
    const event = german()
    const ruling = rules(event, {}, judge)
    event.does({ kind: 'appeal-ruling', ruling, player: id('p1') }, asPlayer('p1'))
    const decided = { kind: 'decide-appeal', ruling, upheld: false, text: 'it stood' } as const
    expect(event.refuses(decided)).toMatchObject({ code: 'not-allowed', rule: 'XWDE-7' })
    event.does(decided, marshal)
    const own = rules(event, {}, marshal)
    expect(event.refuses({ kind: 'appeal-ruling', ruling: own, player: id('p1') })).toEqual({
      code: 'ruling-final',
      ruling: own,
      rule: 'XWDE-7',
    })
  })

  it('[XWDE-15] the marshal sets the FAQ aside where it is in error; nobody else does', () => {
    const event = german()
    const overruled = rulingOf({ about: 'dispute', overrules: 'faq' })
    expect(event.refuses(overruled, judge)).toEqual(notAllowed('XWDE-15'))
    expect(event.refuses(overruled)).toEqual(notAllowed('XWDE-15', 'organizer'))
    event.does(overruled, marshal)
    expect([...event.state().rulings.values()]).toMatchObject([{ ruling: overruled.ruling }])
  })

  it('[XWDE-15] the rules themselves are not the FAQ', () => {
    expect(german().refuses(rulingOf({ overrules: 'rules' }), marshal)).toEqual({
      code: 'not-in-this-regulation',
      what: 'rules',
      regulation: 'x-wing/de',
      rule: 'XWDE-15',
      overridable: true,
    })
  })

  it('[XWDE-14] who cannot agree calls a judge, whose answer is on record', () => {
    const event = german()
    const call = calls(event, 'p1')
    expect(event.state().calls.get(call)).toMatchObject({
      player: 'p1',
      match: matchIdOf(event, 'p1'),
      at: event.event().log.at(-1)?.at,
    })
    event.does({ kind: 'take-call', call }, judge)
    rules(event, { about: 'dispute', call }, judge)
    expect(event.state().calls.get(call)?.closedAt).toBe(event.event().log.at(-1)?.at)
  })
})

describe('conduct', () => {
  it.each([
    'rules-gap',
    'illegal-game-state',
    'force',
    'behaviour',
    'disrespect',
    'cheating',
  ] as const)('[XWDE-16] %s is unsporting', (infraction) => {
    expect(ruleNaming(german(), infraction)).toBe('XWDE-16')
  })

  it('[XWDE-16] stalling is not named, but can be noted', () => {
    expect(ruleNaming(german(), 'stalling')).toBeNull()
  })

  it('[XWDE-17] collusion is forbidden, and filed under its own name', () => {
    const event = german()
    expect(ruleNaming(event, 'collusion')).toBe('XWDE-17')
    const match = matchIdOf(event, 'p1')
    const agreed = { ending: 'intentional-draw', witness: 'a judge' } as const
    expect(event.refuses({ kind: 'enter-result', match, result: agreed }).code).toBe(
      'not-in-this-regulation',
    )
    event.does(rulingOf({ about: 'collusion', players: [id('p1'), id('p2')] }), judge)
  })

  it('[XWDE-18] so are notes and help from outside', () => {
    expect(ruleNaming(german(), 'outside-help')).toBe('XWDE-18')
  })

  it('[XWDE-20] so is distracting somebody into a miss', () => {
    expect(ruleNaming(german(), 'distraction')).toBe('XWDE-20')
  })
})

describe('consequences', () => {
  const warning = rulingOf({ penalty: { kind: 'warning' } })

  it('[XWDE-7] are decided by the marshal, or by the organizer; a judge says why', () => {
    for (const by of [marshal, role('organizer')]) {
      expect(german().ask(warning, by)).toMatchObject({ granted: true })
    }
    const event = german()
    const refusal = { ...notAllowed('XWDE-7'), overridable: true }
    expect(event.refuses(warning, judge)).toEqual(refusal)
    expect(event.facts(warning, { ...judge, override: 'the marshal is away' })).toMatchObject([
      { kind: 'rule-overridden', refusal },
      { kind: 'ruling-recorded' },
    ])
  })

  it('[XWDE-7] short of a disqualification: a warning, a game, the match', () => {
    const event = german()
    event.does(warning, marshal)
    const match = matchIdOf(event, 'p1')
    event.does(rulingOf({ penalty: { kind: 'game-loss', match, game: 1 } }), marshal)
    const lost = { ending: 'match-loss', by: 'first' }
    expect(event.matchOf('p1').result).toEqual(lost)
    const other = matchIdOf(event, 'p3')
    event.does(
      rulingOf({ players: [id('p3')], penalty: { kind: 'match-loss', match: other } }),
      marshal,
    )
    expect(event.matchOf('p3').result).toEqual(lost)
  })

  it.each(['double-loss', 'reported-to-publisher'] as const)('[XWDE-7] but no %s', (kind) => {
    const event = german()
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
  it('[XWDE-7] the marshal proposes it, the organizer decides', () => {
    const event = german()
    expect(event.refuses(disqualify('p1'), marshal)).toEqual({
      code: 'proposal-needed',
      player: 'p1',
      rule: 'XWDE-7',
    })
    expect(event.refuses(propose('p1'), judge)).toMatchObject({ rule: 'XWDE-7' })
    event.does(propose('p1'), marshal)
    const proposal = event.entryOf('disqualification-proposed')
    const answer = { kind: 'answer-proposal', proposal, when: 'now', reason: 'heard' } as const
    expect(event.refuses({ ...answer, confirmed: true }, marshal).code).toBe('not-allowed')
    event.does({ ...answer, confirmed: true })
    expect(event.event().log.at(-1)?.fact).toMatchObject({
      kind: 'player-disqualified',
      player: 'p1',
      reason: 'cheated',
    })
  })

  it('[XWDE-7] where the organizer is the marshal nothing has to be proposed', () => {
    const event = story({ regulation: 'x-wing/de' })
    expect(event.ask(disqualify('p1'))).toMatchObject({ granted: true })
  })

  it('[XWDE-19] the organizer excludes at own discretion, a marshal there or not', () => {
    expect(german().ask(disqualify('p1'))).toMatchObject({ granted: true })
    expect(german().refuses(disqualify('p1'), judge)).toEqual({
      code: 'not-allowed',
      role: 'judge',
      command: 'disqualify-player',
      rule: 'XWDE-19',
    })
  })

  it('[XWDE-19] whoever ends the event is told of a proposal without an answer', () => {
    const event = german()
    event.does(propose('p1'), marshal)
    event.wins('p1')
    event.wins('p3')
    event.does({ kind: 'close-round' })
    expect(event.does({ kind: 'finish-event' })).toEqual([{ code: 'proposal-open', player: 'p1' }])
  })
})

describe('components', () => {
  const recast = rulingOf({
    about: 'component',
    text: 'a recast ship',
    withoutReplacement: true,
  })

  it('[XWDE-39] ineligible and without replacement: out, by the marshal’s word alone', () => {
    const event = german()
    expect(event.refuses(recast, judge)).toEqual(notAllowed('XWDE-39'))
    expect(event.refuses(recast)).toEqual(notAllowed('XWDE-39', 'organizer'))
    expect(event.facts(recast, marshal).at(-1)).toEqual({
      kind: 'player-disqualified',
      player: 'p1',
      after: 1,
      reason: 'a recast ship',
    })
    expect(event.state().proposals.size).toBe(0)
  })

  it('[XWDE-39] with a replacement the ruling is all', () => {
    const event = german()
    const ruling = rulingOf({ about: 'component', text: 'a recast ship' })
    expect(event.facts(ruling, judge)).toHaveLength(1)
  })

  it('[XWDE-50] nobody plays with the dice app: whoever has no dice is out', () => {
    const event = german()
    event.does(
      rulingOf({ about: 'component', text: 'no dice but the app', withoutReplacement: true }),
      marshal,
    )
    expect(event.state().players.get(id('p1'))?.status).toBe('disqualified')
  })
})
