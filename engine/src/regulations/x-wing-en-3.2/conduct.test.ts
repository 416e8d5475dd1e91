import { describe, expect, it } from 'vitest'
import { playByHand } from '../../../testing/by-hand.ts'
import { id, role, type Story, story } from '../../../testing/story.ts'
import { leaderId, type Ruling, standingsView } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingEn32 } from './regulation.ts'

const ruling = (about: Ruling['about'], text: string): Ruling => ({
  about,
  players: [id('p1'), id('p2')],
  table: 1,
  text,
})

const withMarshal = (): Story => {
  const event = story()
  event.does({ kind: 'appoint-leader', leader: leaderId('marshal-1'), role: 'marshal' })
  return event
}

const remove = {
  kind: 'disqualify-player',
  player: id('p1'),
  when: 'now',
  reason: 'stalled after two warnings',
} as const

describe('rulings on record', () => {
  it.each([
    ['judge', 'the ship overlaps the asteroid'],
    ['marshal', 'the FAQ is wrong here: the card says may'],
  ] as const)('[XWEN-3] a %s settles a dispute', (by, text) => {
    const event = story()
    const settled = ruling('dispute', text)
    event.does({ kind: 'record-ruling', ruling: settled }, role(by))
    expect(event.state().rulings).toEqual([{ kind: 'ruling-recorded', ruling: settled }])
    expect(event.event().log.at(-1)).toMatchObject({ by: { role: by } })
  })

  it('[XWEN-3] players do not settle it themselves', () => {
    const command = { kind: 'record-ruling', ruling: ruling('dispute', 'a hit') } as const
    expect(story().refuses(command, role('player'))).toEqual({
      code: 'not-allowed',
      role: 'player',
      command: 'record-ruling',
    })
  })

  it('[XWEN-28] no replacement for an ineligible component: ruled, then disqualified', () => {
    const event = withMarshal()
    const ruled = ruling('component', 'a recast ship, nothing to replace it')
    event.does({ kind: 'record-ruling', ruling: ruled }, role('marshal'))
    event.does({ ...remove, reason: ruled.text }, role('marshal'))
    expect(event.state().rulings).toHaveLength(1)
    expect(event.state().players.get(id('p1'))?.status).toBe('disqualified')
    expect(event.event().log.at(-1)?.fact).toMatchObject({ reason: ruled.text })
  })

  it('[XWEN-66] unsporting conduct is noted with who and what', () => {
    const event = story()
    const noted = ruling('conduct', 'plays slowly on purpose: warned')
    event.does({ kind: 'record-ruling', ruling: noted }, role('judge'))
    expect(event.state().rulings.map((fact) => fact.ruling)).toEqual([noted])
  })

  it('[XWEN-66] a note says something about somebody who is here', () => {
    const event = story()
    const blank = { ...ruling('conduct', ' ') }
    expect(event.refuses({ kind: 'record-ruling', ruling: blank })).toEqual({
      code: 'reason-needed',
    })
    const nobody = { ...ruling('conduct', 'rude'), players: [id('p9')] }
    expect(event.refuses({ kind: 'record-ruling', ruling: nobody })).toEqual({
      code: 'unknown-player',
      player: 'p9',
    })
  })

  it('[XWEN-67] an agreed result cannot be entered, collusion is noted', () => {
    const event = story({ players: 2 })
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    const agreed = { ending: 'intentional-draw', witness: 'a judge' } as const
    const match = event.matchAt(1).match
    expect(event.refuses({ kind: 'enter-result', match, result: agreed }).code).toBe(
      'not-in-this-regulation',
    )
    const noted = ruling('collusion', 'agreed on a draw at the bar')
    event.does({ kind: 'record-ruling', ruling: noted }, role('judge'))
    expect(event.state().rulings[0]?.ruling.about).toBe('collusion')
  })
})

describe('removing a player', () => {
  it('[XWEN-68] is for the marshal alone', () => {
    const event = withMarshal()
    expect(event.refuses(remove, role('organizer'))).toEqual({
      code: 'not-allowed',
      role: 'organizer',
      command: 'disqualify-player',
      rule: 'XWEN-68',
    })
    for (const by of ['judge', 'scorekeeper', 'player', 'spectator'] as const) {
      expect(event.refuses(remove, role(by)).code).toBe('not-allowed')
    }
    event.does(remove, role('marshal'))
    expect(xWingEn32.leaders.mayRemove).toEqual(clause('XWEN-68', ['marshal']))
  })

  it('[XWEN-68] where nobody is marshal the organizer stands in', () => {
    const event = story()
    event.does(remove, role('organizer'))
    expect(event.state().players.get(id('p1'))?.status).toBe('disqualified')
  })

  it('[XWEN-68] needs a reason, which is on record with who decided', () => {
    const event = withMarshal()
    expect(event.refuses({ ...remove, reason: '' }, role('marshal'))).toEqual({
      code: 'reason-needed',
    })
    event.does(remove, role('marshal'))
    expect(event.event().log.at(-1)).toMatchObject({
      by: { role: 'marshal' },
      fact: { kind: 'player-disqualified', player: 'p1', reason: remove.reason },
    })
  })

  it('[XWEN-68] is for good: not ranked, not paired, not let back in', () => {
    const event = story({ players: ['p1', 'p2', 'p3', 'p4'], options: { readmission: 'on' } })
    playByHand(event, 'p1 100-0 p2, p3 100-0 p4')
    event.does(remove)
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
    event.does(remove)
    const [first] = standingsView(event.state()).rows
    expect(first).toMatchObject({ player: 'p2', tournamentPoints: 5, marginOfVictory: 200 })
  })
})
