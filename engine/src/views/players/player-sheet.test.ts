import { describe, expect, it } from 'vitest'
import { appoint, calls, propose, reports, rules } from '../../../testing/matters.ts'
import { id, role, type Story, story } from '../../../testing/story.ts'
import { playerSheet } from './player-sheet.ts'

const judge = role('judge')
const warning = { kind: 'warning' } as const
const sheetOf = (told: Story, name: string) =>
  playerSheet(told.state(), id(name)) ?? expect.fail(`no ${name}`)

describe('everything on record about a player', () => {
  it('nothing but the player before the start', () => {
    const told = story({ started: false })
    expect(playerSheet(told.state(), id('p1'))).toEqual({
      player: told.state().players.get(id('p1')),
      list: null,
      standing: null,
      matches: [],
      rulings: [],
      offences: [],
      warnings: 0,
      deductions: [],
      proposals: [],
      calls: [],
      cases: [],
      sharings: [],
    })
    expect(playerSheet(told.state(), id('p9'))).toBeNull()
  })

  it('matches and the line in the standings', () => {
    const told = story()
    told.plays('p1 100-0 p2', 'p3 100-0 p4')
    told.plays('p3 100-0 p1', 'p2 100-0 p4')
    const [first, second] = told.state().rounds.map(({ matches }) => matches[0])
    expect(sheetOf(told, 'p1').matches).toEqual([first, second])
    expect(sheetOf(told, 'p1').standing).toMatchObject({ player: 'p1', tournamentPoints: 5 })
  })

  it('offences by what they were, where the document names them, and warnings', () => {
    const told = story()
    appoint(told, 'marshal')
    const stalled = { infraction: 'stalling', penalty: warning } as const
    rules(told, stalled, judge)
    rules(told, { infraction: 'stalling' }, judge)
    rules(told, { infraction: 'bribery', penalty: warning }, judge)
    rules(told, { penalty: warning }, judge)
    rules(told, { ...stalled, players: [id('p2')] }, judge)
    expect(sheetOf(told, 'p1').offences).toEqual([
      { infraction: 'stalling', rule: 'XWEN-66', rulings: 2, warnings: 1 },
      { infraction: 'bribery', rule: null, rulings: 1, warnings: 1 },
    ])
    expect(sheetOf(told, 'p1').warnings).toBe(3)
    expect(sheetOf(told, 'p1').rulings).toHaveLength(4)
  })

  it('what fell on appeal stays on record and counts for nothing', () => {
    const told = story()
    appoint(told, 'marshal')
    const fell = rules(told, { infraction: 'stalling', penalty: warning }, judge)
    told.does({ kind: 'appeal-ruling', ruling: fell, player: id('p1') })
    expect(sheetOf(told, 'p1').warnings).toBe(1)
    told.does({ kind: 'decide-appeal', ruling: fell, upheld: false, text: 'no' }, role('marshal'))
    const sheet = sheetOf(told, 'p1')
    expect(sheet).toMatchObject({ warnings: 0, offences: [] })
    expect(sheet.rulings).toMatchObject([{ n: fell, appeal: { decision: { upheld: false } } }])
  })

  it('calls, cases, sharing and proposals, the own ones only', () => {
    const told = story({ regulation: 'x-wing/de' })
    told.seats('p1 - p2', 'p3 - p4')
    const { match } = told.matchOf('p1')
    const call = calls(told, 'p2')
    calls(told, 'p3')
    const found = reports(told, 'p1')
    reports(told, 'p2')
    told.does(propose('p1'))
    told.does(propose('p3'))
    told.does({ kind: 'order-sharing', match, items: ['dice'], from: 'first' })
    told.does({
      kind: 'order-sharing',
      match: told.matchOf('p3').match,
      items: ['ruler'],
      from: 'first',
    })
    expect(sheetOf(told, 'p1')).toMatchObject({
      calls: [{ n: call }],
      cases: [{ n: found }],
      proposals: [{ player: 'p1' }],
      sharings: [{ match, items: ['dice'] }],
    })
    told.does({ kind: 'call-judge', about: 'the hall is cold' })
    expect(sheetOf(told, 'p1').calls).toHaveLength(1)
  })

  it('points taken away, with the reason', () => {
    const told = story({ regulation: 'card-game/de-2014' })
    told.does({ kind: 'deduct-points', player: id('p1'), points: 2, reason: 'rude' })
    expect(sheetOf(told, 'p1').deductions).toEqual([{ round: 0, points: 2, reason: 'rude' }])
  })
})
