import { describe, expect, it } from 'vitest'
import { playByHand } from '../../../testing/by-hand.ts'
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
import { standingsView } from '../../index.ts'

const [marshal, judge] = [role('marshal'), role('judge')]

const english = (): Story => {
  const event = story()
  appoint(event, 'marshal')
  event.seats('p1 - p2', 'p3 - p4')
  return event
}
const notAllowed = (rule: string, who: string, command = 'record-ruling') => ({
  code: 'not-allowed',
  role: who,
  command,
  rule,
})

describe('disputes', () => {
  it('[XWEN-3] who cannot agree calls a judge, whose answer is on record', () => {
    const event = english()
    const call = calls(event, 'p1')
    const ruling = rules(event, { about: 'dispute', call }, judge)
    expect(event.state().calls.get(call)?.closedAt).not.toBeNull()
    expect(event.state().rulings.get(ruling)?.by).toEqual({ role: 'judge' })
  })

  it('[XWEN-3] players do not settle it themselves', () => {
    expect(english().refuses(rulingOf(), asPlayer('p1'))).toEqual({
      code: 'not-allowed',
      role: 'player',
      command: 'record-ruling',
    })
  })

  it('[XWEN-3] a judge’s ruling goes before the marshal, whose own is final', () => {
    const event = english()
    const ruling = rules(event, {}, judge)
    event.does({ kind: 'appeal-ruling', ruling, player: id('p1') }, asPlayer('p1'))
    const own = rules(event, {}, marshal)
    expect(event.refuses({ kind: 'appeal-ruling', ruling: own, player: id('p1') })).toEqual({
      code: 'ruling-final',
      ruling: own,
      rule: 'XWEN-3',
    })
  })

  it('[XWEN-3] the marshal sets the FAQ aside where it is in error; nobody else, nothing else', () => {
    const event = english()
    const overruled = rulingOf({ about: 'dispute', overrules: 'faq' })
    expect(event.refuses(overruled, judge)).toEqual(notAllowed('XWEN-3', 'judge'))
    event.does(overruled, marshal)
    expect(event.refuses(rulingOf({ overrules: 'rules' }), marshal)).toMatchObject({
      code: 'not-in-this-regulation',
      what: 'rules',
      rule: 'XWEN-3',
    })
  })
})

describe('conduct', () => {
  it.each(['stalling', 'force', 'infinite-combo', 'behaviour', 'disrespect'] as const)(
    '[XWEN-66] %s is unsporting',
    (infraction) => {
      expect(ruleNaming(english(), infraction)).toBe('XWEN-66')
    },
  )

  it('[XWEN-66] what is named are examples: cheating can be noted too', () => {
    expect(ruleNaming(english(), 'cheating')).toBeNull()
  })

  it('[XWEN-66] it may cost a warning, a game or the match, by any leader', () => {
    const event = english()
    event.does(rulingOf({ penalty: { kind: 'warning' } }), judge)
    const match = matchIdOf(event, 'p1')
    event.does(rulingOf({ penalty: { kind: 'game-loss', match, game: 1 } }), judge)
    event.does(rulingOf({ penalty: { kind: 'match-loss', match } }), judge)
    expect(event.matchOf('p1').result).toEqual({ ending: 'match-loss', by: 'first' })
  })

  it('[XWEN-67] collusion is forbidden: an agreed result cannot be entered, and is noted', () => {
    const event = english()
    const agreed = { ending: 'intentional-draw', witness: 'a judge' } as const
    const match = matchIdOf(event, 'p1')
    expect(event.refuses({ kind: 'enter-result', match, result: agreed }).code).toBe(
      'not-in-this-regulation',
    )
    event.does(rulingOf({ about: 'collusion', players: [id('p1'), id('p2')] }), judge)
    expect(ruleNaming(event, 'collusion')).toBe('XWEN-67')
  })

  it('[XWEN-70] distracting somebody into a miss is unsporting', () => {
    expect(ruleNaming(english(), 'distraction')).toBe('XWEN-70')
  })
})

describe('components', () => {
  it('[XWEN-28] ineligible and without replacement: out, by the marshal’s word', () => {
    const event = english()
    const recast = rulingOf({ about: 'component', text: 'recast', withoutReplacement: true })
    expect(event.refuses(recast, judge)).toEqual(notAllowed('XWEN-28', 'judge'))
    event.does(recast, marshal)
    expect(event.event().log.at(-1)?.fact).toMatchObject({
      kind: 'player-disqualified',
      player: 'p1',
      reason: 'recast',
    })
  })
})

describe('removing a player', () => {
  it('[XWEN-68] is for the marshal alone', () => {
    const event = english()
    const command = 'disqualify-player'
    expect(event.refuses(disqualify('p1'))).toEqual(notAllowed('XWEN-68', 'organizer', command))
    expect(event.refuses(disqualify('p1'), judge)).toEqual(notAllowed('XWEN-68', 'judge', command))
    for (const by of ['scorekeeper', 'player', 'spectator'] as const) {
      expect(event.refuses(disqualify('p1'), role(by)).code).toBe('not-allowed')
    }
    event.does(disqualify('p1'), marshal)
  })

  it('[XWEN-68] needs no proposal', () => {
    expect(english().refuses(propose('p1'), marshal)).toMatchObject({
      code: 'not-in-this-regulation',
      what: 'proposal',
    })
  })

  it('[XWEN-68] where nobody is marshal the organizer stands in', () => {
    const event = story()
    event.does(disqualify('p1'))
    expect(event.state().players.get(id('p1'))?.status).toBe('disqualified')
  })

  it('[XWEN-68] needs a reason, which is on record with who decided', () => {
    const event = english()
    expect(event.refuses({ ...disqualify('p1'), reason: '' }, marshal)).toEqual({
      code: 'reason-needed',
    })
    event.does(disqualify('p1'), marshal)
    expect(event.event().log.at(-1)).toMatchObject({
      by: { role: 'marshal' },
      fact: { kind: 'player-disqualified', player: 'p1', reason: 'cheated' },
    })
  })

  it('[XWEN-68] is for good: not ranked, not paired, not let back in', () => {
    const event = story({ options: { readmission: 'on' } })
    playByHand(event, 'p1 100-0 p2, p3 100-0 p4')
    event.does(disqualify('p1'))
    const rows = standingsView(event.state()).rows
    expect(rows.at(-1)).toMatchObject({ player: 'p1', place: null, status: 'disqualified' })
    event.does({ kind: 'pair-round' })
    expect(event.state().rounds.at(-1)?.byes).toHaveLength(1)
    expect(event.refuses({ kind: 'readmit-player', player: id('p1') })).toEqual({
      code: 'disqualified-for-good',
      player: 'p1',
    })
  })

  it('[XWEN-68] in a running match the opponent wins as if it were conceded', () => {
    const event = story({ players: 2 })
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    event.does(disqualify('p1'))
    const [first] = standingsView(event.state()).rows
    expect(first).toMatchObject({ player: 'p2', tournamentPoints: 5, marginOfVictory: 200 })
  })
})
