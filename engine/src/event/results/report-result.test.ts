import { describe, expect, it } from 'vitest'
import { appoint, byLeader, byPlayer } from '../../../testing/leaders.ts'
import { id, role, type Story, story } from '../../../testing/story.ts'
import { matchId } from '../../vocabulary/ids.ts'
import type { Result } from '../../vocabulary/result.ts'

const seated = () => {
  const told = story()
  told.seats('p1 - p2', 'p3 - p4')
  return told
}
const won: Result = { ending: 'destruction', score: [100, 24] }
const sameWon: Result = { score: [100, 24], ending: 'destruction' }
const lost: Result = { ending: 'destruction', score: [24, 100] }

const report = (told: Story, player: string, result: Result = won) =>
  ({ kind: 'report-result', match: told.matchAt(1).match, player: id(player), result }) as const

describe('report-result', () => {
  it('keeps what one player says', () => {
    const told = seated()
    const command = report(told, 'p1')
    expect(told.facts(command, byPlayer('p1'))).toEqual([{ ...command, kind: 'result-reported' }])
    expect(told.matchAt(1)).toMatchObject({
      result: null,
      revision: 0,
      reports: [{ player: 'p1', result: won }],
    })
  })

  it('two who say the same have entered it', () => {
    const told = seated()
    told.does(report(told, 'p1'), byPlayer('p1'))
    const command = report(told, 'p2', sameWon)
    expect(told.facts(command, byPlayer('p2'))).toEqual([
      { ...command, kind: 'result-reported' },
      { kind: 'result-entered', match: command.match, result: sameWon },
    ])
    expect(told.matchAt(1)).toMatchObject({ result: won, revision: 1, awaits: null })
  })

  it('different ones stay side by side until one of them is said anew', () => {
    const told = seated()
    told.does(report(told, 'p1'), byPlayer('p1'))
    told.does(report(told, 'p2', lost), byPlayer('p2'))
    expect(told.matchAt(1).result).toBe(null)
    expect(told.matchAt(1).reports.map(({ player }) => player)).toEqual(['p1', 'p2'])
    expect(told.facts(report(told, 'p1', lost), byPlayer('p1'))).toHaveLength(2)
    expect(told.matchAt(1).result).toEqual(lost)
  })

  it('saying it twice is not two who say it', () => {
    const told = seated()
    told.does(report(told, 'p1'), byPlayer('p1'))
    expect(told.facts(report(told, 'p1'), byPlayer('p1'))).toHaveLength(1)
    expect(told.matchAt(1).result).toBe(null)
  })

  it.each(['judge', 'scorekeeper'] as const)('a %s hands in slips for the players', (name) => {
    const told = seated()
    told.does(report(told, 'p1'), role(name))
    told.does(report(told, 'p2'), role(name))
    expect(told.matchAt(1).result).toEqual(won)
  })

  it('once the result stands, is only recorded', () => {
    const told = seated()
    told.wins('p1', [100, 24])
    expect(told.facts(report(told, 'p2', lost), byPlayer('p2'))).toHaveLength(1)
    expect(told.matchAt(1)).toMatchObject({ result: won, revision: 1 })
  })

  it('confirms what a leader who plays entered, if it says the same', () => {
    const told = story({ started: false })
    told.does(appoint('l1', 'judge', { plays: 'p1' }))
    told.does({ kind: 'announce-event' }, { override: 'nobody else' })
    told.does({ kind: 'start-stage' }, { override: 'nobody else' })
    told.seats('p1 - p2', 'p3 - p4')
    const { match } = told.matchAt(1)
    told.does({ kind: 'enter-result', match, result: won }, byLeader('l1', 'judge'))
    expect(told.facts(report(told, 'p2', lost), byPlayer('p2'))).toHaveLength(1)
    expect(told.facts(report(told, 'p1'), byPlayer('p1'))).toHaveLength(1)
    expect(told.matchAt(1).awaits).toBe('p2')
    expect(told.facts(report(told, 'p2', sameWon), byPlayer('p2'))).toMatchObject([
      { kind: 'result-reported' },
      { kind: 'result-confirmed', match, player: 'p2' },
    ])
    expect(told.matchAt(1).awaits).toBe(null)
  })

  it('tells who should be removed, where the document says so and both agree', () => {
    const told = story({ regulation: 'x-wing/de' })
    told.seats('p1 - p2', 'p3 - p4')
    const away: Result = { ending: 'no-show', by: 'second' }
    expect(told.does(report(told, 'p1', away), byPlayer('p1'))).toEqual([])
    expect(told.does(report(told, 'p2', away), byPlayer('p2'))).toEqual([
      { code: 'should-be-dropped', player: 'p2', rule: 'XWDE-64' },
    ])
    expect(told.state().players.get(id('p2'))?.status).toBe('active')
  })

  it('takes out who did not appear, where a leader says what the other one said', () => {
    const told = story({ regulation: 'x-wing/de' })
    told.seats('p1 - p2', 'p3 - p4')
    const away: Result = { ending: 'no-show', by: 'second' }
    told.does(report(told, 'p1', away), byPlayer('p1'))
    expect(told.does(report(told, 'p2', away), role('judge'))).toEqual([
      { code: 'no-show-removed', player: 'p2', rule: 'XWDE-64' },
    ])
    expect(told.state().players.get(id('p2'))).toMatchObject({ status: 'dropped', lastRound: 1 })
  })

  it('refuses a match nobody knows, or not yet', () => {
    const told = story()
    const unknown = { ...report(seated(), 'p1'), match: matchId('0-0') }
    expect(told.refuses(unknown)).toEqual({ code: 'unknown-match', match: '0-0' })
    told.does({ kind: 'pair-round' })
    expect(told.refuses(report(told, 'p1'))).toEqual({ code: 'round-not-published', round: 1 })
  })

  it('refuses to speak for others, or in the match of others', () => {
    const told = seated()
    const { match } = told.matchAt(1)
    const refusal = { code: 'not-your-match', match, table: 1 }
    expect(told.refuses(report(told, 'p2'), byPlayer('p1'))).toEqual(refusal)
    expect(told.refuses(report(told, 'p3'), byPlayer('p3'))).toEqual(refusal)
    expect(told.refuses(report(told, 'p3'))).toEqual(refusal)
  })

  it('refuses a result that cannot be', () => {
    const told = seated()
    const nonsense: Result = { ending: 'destruction', score: [101, 0] }
    expect(told.refuses(report(told, 'p1', nonsense), byPlayer('p1'))).toMatchObject({
      code: 'score-out-of-range',
      score: 101,
    })
  })
})

describe('report-result, ended by time', () => {
  const byTime: Result = { ending: 'time', score: [60, 40] }

  it('is refused while the clock runs or stands still', () => {
    const told = seated()
    told.does({ kind: 'start-clock' })
    const refusal = { code: 'time-not-over', table: 1, rule: 'XWEN-14' }
    expect(told.refuses(report(told, 'p1', byTime), byPlayer('p1'))).toEqual(refusal)
    told.does({ kind: 'pause-clock' })
    expect(told.refuses(report(told, 'p1', byTime), byPlayer('p1'))).toEqual(refusal)
    // However else it ended, that can be said.
    expect(told.facts(report(told, 'p1', won), byPlayer('p1'))).toHaveLength(1)
  })

  it('is taken where nobody has started a clock, and once time is called', () => {
    const told = seated()
    expect(told.facts(report(told, 'p1', byTime), byPlayer('p1'))).toHaveLength(1)
    told.does({ kind: 'start-clock' })
    told.does({ kind: 'call-time' })
    expect(told.facts(report(told, 'p2', byTime), byPlayer('p2'))).toHaveLength(2)
  })

  it('is confirmed all the same where a leader who plays has entered it', () => {
    const told = story({ started: false })
    told.does(appoint('l1', 'judge', { plays: 'p1' }))
    told.does({ kind: 'announce-event' }, { override: 'nobody else' })
    told.does({ kind: 'start-stage' }, { override: 'nobody else' })
    told.seats('p1 - p2', 'p3 - p4')
    told.does({ kind: 'start-clock' })
    const { match } = told.matchAt(1)
    told.does({ kind: 'enter-result', match, result: byTime }, byLeader('l1', 'judge'))
    told.does(report(told, 'p2', byTime), byPlayer('p2'))
    expect(told.matchAt(1)).toMatchObject({ result: byTime, awaits: null })
  })
})
