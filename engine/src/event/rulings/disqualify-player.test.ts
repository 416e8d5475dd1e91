import { describe, expect, it } from 'vitest'
import { appoint } from '../../../testing/matters.ts'
import { bracketStory, id, role, story } from '../../../testing/story.ts'
import { leaderId } from '../../vocabulary/ids.ts'
import { standingsOf } from '../reading/standings-of.ts'

const disqualify = (name: string, reason = 'conduct', when: 'now' | 'after-round' = 'now') =>
  ({ kind: 'disqualify-player', player: id(name), when, reason }) as const

describe('disqualify-player', () => {
  it('[XWEN-68] removes a player for good, with the reason', () => {
    const told = story()
    told.playRound()
    expect(told.facts(disqualify('p1', ' conduct '), role('marshal'))).toEqual([
      { kind: 'player-disqualified', player: 'p1', after: 1, reason: 'conduct' },
    ])
    expect(told.state().players.get(id('p1'))).toMatchObject({
      status: 'disqualified',
      lastRound: 1,
    })
    expect(standingsOf(told.state()).at(-1)).toMatchObject({ player: 'p1', place: null })
  })

  it('now, in a running match: the opponent wins as by concession', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    const { match } = told.matchAt(1)
    expect(told.facts(disqualify('p1'))).toEqual([
      {
        kind: 'result-entered',
        match,
        result: { ending: 'concession', by: 'first', score: [0, 0] },
      },
      { kind: 'player-disqualified', player: 'p1', after: 1, reason: 'conduct' },
    ])
  })

  it('now, with what stands on the table: whoever is out keeps what was scored', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    expect(told.ask({ ...disqualify('p1'), score: [55, 20] })).toMatchObject({
      facts: [{ result: { ending: 'concession', by: 'first', score: [55, 20] } }, {}],
      warnings: [],
    })
    expect(told.does(disqualify('p1'))).toEqual([
      { code: 'score-assumed', table: 1, score: [0, 0], rule: 'XWEN-48' },
    ])
  })

  it('now, in the bracket: the opponent moves on', () => {
    const told = bracketStory(4)
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    expect(told.facts(disqualify('p1'))).toMatchObject([
      { result: { ending: 'withdrawal', by: 'first' } },
      { kind: 'player-disqualified', after: 2 },
    ])
  })

  it('after the round: the running match is still played', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    expect(told.facts(disqualify('p1', 'conduct', 'after-round'))).toEqual([
      { kind: 'player-disqualified', player: 'p1', after: 1, reason: 'conduct' },
    ])
  })

  it('after leaving: the last round stays what it was', () => {
    const told = story()
    told.playRound()
    told.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    told.playRound()
    expect(told.facts(disqualify('p1'))).toMatchObject([{ after: 1 }])
  })

  it('after leaving before round 1: still without a line in the standings', () => {
    const told = story()
    told.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    told.playRound()
    expect(told.facts(disqualify('p1'))).toMatchObject([{ after: 0 }])
    expect(standingsOf(told.state()).map(({ player }) => player)).not.toContain('p1')
  })

  it('throws a pairing away that nobody has seen', () => {
    const told = story()
    told.does({ kind: 'pair-round' })
    expect(told.ask(disqualify('p1'))).toEqual({
      granted: true,
      facts: [
        { kind: 'round-unpaired', round: 1 },
        { kind: 'player-disqualified', player: 'p1', after: 0, reason: 'conduct' },
      ],
      warnings: [{ code: 'pairing-discarded', round: 1 }],
    })
  })

  it('[XWEN-68] is up to the marshal; the organizer stands in where there is none', () => {
    const told = story()
    expect(told.ask(disqualify('p1'))).toMatchObject({ granted: true })
    told.does({ kind: 'appoint-leader', leader: leaderId('l1'), role: 'judge' })
    expect(told.ask(disqualify('p1'))).toMatchObject({ granted: true })
    told.does({ kind: 'appoint-leader', leader: leaderId('l2'), role: 'marshal' })
    const refusal = {
      code: 'not-allowed',
      role: 'organizer',
      command: 'disqualify-player',
      rule: 'XWEN-68',
    }
    expect(told.refuses(disqualify('p1'))).toEqual(refusal)
    expect(told.refuses(disqualify('p1'), { override: 'he is away' })).toEqual(refusal)
    expect(told.ask(disqualify('p1'), role('marshal'))).toMatchObject({ granted: true })
  })

  it('between the cut and its first match: the next one moves up', () => {
    const told = bracketStory(4, { regulation: 'x-wing/de', players: 8 })
    expect(told.does(disqualify('p2'))).toEqual([
      { code: 'place-goes-to', player: 'p5', rule: 'XWDE-74' },
    ])
    expect(told.state().cut?.seeds).toEqual(['p1', 'p3', 'p4', 'p5'])
  })

  it('refuses who may only propose it', () => {
    const told = story({ regulation: 'x-wing/de' })
    appoint(told, 'marshal')
    expect(told.refuses(disqualify('p1'), role('marshal'))).toEqual({
      code: 'proposal-needed',
      player: 'p1',
      rule: 'XWDE-7',
    })
  })

  it.each([
    ['x-wing/de', 'XWDE-19'],
    ['x-wing/en-3.2', 'XWEN-68'],
    ['x-wing/pl', 'XWPL-13'],
    ['imperial-assault/de-2.2.1', 'IA-10'],
    ['card-game/de-2014', 'LCG-9'],
  ])('refuses a judge of %s', (regulation, rule) => {
    expect(story({ regulation }).refuses(disqualify('p1'), role('judge'))).toEqual({
      code: 'not-allowed',
      role: 'judge',
      command: 'disqualify-player',
      rule,
    })
  })

  it('refuses a player nobody knows', () => {
    expect(story().refuses(disqualify('p9'))).toEqual({ code: 'unknown-player', player: 'p9' })
  })

  it('refuses a second time', () => {
    const told = story()
    told.does(disqualify('p1'))
    expect(told.refuses(disqualify('p1'))).toEqual({ code: 'disqualified-for-good', player: 'p1' })
  })

  it.each(['', '  '])('refuses without a reason: %j', (reason) => {
    expect(story().refuses(disqualify('p1', reason))).toEqual({ code: 'reason-needed' })
  })
})
