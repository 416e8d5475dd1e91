import { describe, expect, it } from 'vitest'
import { appoint, byLeader } from '../../../testing/leaders.ts'
import { running } from '../../../testing/running.ts'
import { id, type Story, story } from '../../../testing/story.ts'
import type { Result } from '../../vocabulary/result.ts'
import { canHappen } from '../facts.ts'
import type { FactKind } from '../spine/answers.ts'

const undo = (told: Story, kind: FactKind) =>
  ({ kind: 'undo', entry: told.entryOf(kind), reason: 'a slip' }) as const

/** What stands in the way of undoing the last fact of a kind; nothing where it can be undone. */
const inTheWay = (told: Story, kind: FactKind): readonly FactKind[] => {
  const decision = told.ask(undo(told, kind))
  if (decision.granted) return []
  const { refusal } = decision
  return refusal.code === 'later-facts-depend'
    ? refusal.entries.map((entry) => entry.kind)
    : expect.fail(refusal.code)
}
const won: Result = { ending: 'destruction', score: [100, 24] }
const pair = [id('p1'), id('p2')] as const

describe('when something before a fact about a clock is undone', () => {
  it('pauses, calls and more time for all need the clock', () => {
    const told = running()
    told.does({ kind: 'pause-clock' })
    told.does({ kind: 'resume-clock' })
    told.does({ kind: 'extend-time', minutes: 5, reason: 'an alarm' }, { override: 'an alarm' })
    told.does({ kind: 'call-time' })
    expect(inTheWay(told, 'clock-started')).toEqual([
      'clock-paused',
      'clock-resumed',
      'time-extended',
      'time-called',
    ])
    expect(inTheWay(told, 'clock-paused')).toEqual(['clock-resumed'])
    for (const kind of ['time-called', 'time-extended', 'clock-resumed', 'clock-paused'] as const) {
      told.does(undo(told, kind))
    }
    expect(told.state().rounds[0]?.clock).toMatchObject({
      minutes: 75,
      pausedAt: null,
      paused: 0,
      calledAt: null,
    })
  })

  it('more time for a match needs the match', () => {
    const told = running()
    const { match } = told.matchAt(1)
    told.does({ kind: 'extend-time', match, minutes: 5, reason: 'a lost die' })
    expect(inTheWay(told, 'round-paired')).toEqual([
      'round-published',
      'clock-started',
      'time-extended',
    ])
    told.does(undo(told, 'time-extended'))
    expect(told.matchAt(1).extension).toBe(0)
  })
})

describe('when something before a fact about a match is undone', () => {
  it('its start needs the match, its end the start', () => {
    const told = running()
    const { match } = told.matchAt(1)
    told.does({ kind: 'start-match', match })
    told.does({ kind: 'end-match', match })
    expect(inTheWay(told, 'round-published')).toEqual([
      'clock-started',
      'match-started',
      'match-ended',
    ])
    expect(inTheWay(told, 'match-started')).toEqual(['match-ended'])
    told.does(undo(told, 'match-ended'))
    told.does(undo(told, 'match-started'))
    expect(told.matchAt(1)).toMatchObject({ startedAt: null, endedAt: null })
  })

  it('what players said needs the match; what they agreed on goes with the last word', () => {
    const told = running()
    const { match } = told.matchAt(1)
    told.does({ kind: 'report-result', match, player: id('p1'), result: won })
    told.does({ kind: 'report-result', match, player: id('p2'), result: won })
    expect(inTheWay(told, 'round-published')).toEqual([
      'clock-started',
      'result-reported',
      'result-reported',
      'result-entered',
    ])
    told.does(undo(told, 'result-reported'))
    expect(told.matchAt(1)).toMatchObject({ result: null, reports: [{ player: 'p1' }] })
  })

  it('a confirmation needs the result that awaits it', () => {
    const told = story({ started: false })
    const override = 'nobody else is there'
    told.does(appoint('l1', 'organizer', { plays: 'p1' }))
    told.does({ kind: 'announce-event' }, { override })
    told.does({ kind: 'start-stage' }, { override })
    told.seats('p1 - p2', 'p3 - p4')
    const { match } = told.matchAt(1)
    told.does({ kind: 'enter-result', match, result: won }, byLeader('l1'))
    told.does({ kind: 'report-result', match, player: id('p2'), result: won })
    expect(inTheWay(told, 'result-entered')).toEqual(['result-confirmed'])
    told.does(undo(told, 'result-confirmed'))
    expect(told.matchAt(1).awaits).toBe('p2')
  })
})

describe('when something before a fact about the hall or the pairing is undone', () => {
  it('a wish about two players needs them both, a table its player', () => {
    const told = story({ started: false })
    told.does({ kind: 'register-player', player: id('ada') })
    const as = 'forbidden'
    told.does({ kind: 'constrain-pair', players: [id('p1'), id('ada')], as, reason: 'sisters' })
    told.does({ kind: 'assign-table', player: id('ada'), table: 1 })
    expect(inTheWay(told, 'player-registered')).toEqual(['pair-constrained', 'table-assigned'])
    told.does(undo(told, 'pair-constrained'))
    told.does(undo(told, 'table-assigned'))
    expect(told.state().constraints).toEqual([])
    expect(told.state().players.get(id('ada'))?.table).toBe(null)
  })

  it('the tables of the hall are as before', () => {
    const told = story()
    told.does({ kind: 'set-tables', first: 21, closed: [22] })
    told.does(undo(told, 'tables-set'))
    expect(told.state().tables).toEqual({ first: 1, closed: [] })
  })

  it('the stream shows the table before, and keeps no round in place', () => {
    const told = story()
    told.seats('p1 - p3', 'p2 - p4')
    told.does({ kind: 'feature-table', table: 1 })
    told.does({ kind: 'feature-table', table: 2 })
    told.does(undo(told, 'table-featured'))
    expect(told.state().featured).toBe(1)
    told.does(undo(told, 'round-published'))
    expect(told.state().featured).toBe(1)
  })

  it('a repaired round needs its tables as they were, and none of them begun', () => {
    const told = story()
    told.seats('p1 - p3', 'p2 - p4')
    const matches = [1, 2].map((table) => told.matchAt(table).match)
    const pairs = [pair, [id('p3'), id('p4')]] as const
    told.does({ kind: 'repair-round', matches, pairs, byes: [], reason: 'a slip' })
    expect(inTheWay(told, 'round-published')).toEqual(['round-repaired'])
    told.does(undo(told, 'round-repaired'))
    expect(told.matchOf('p1').players).toEqual(['p1', 'p3'])
  })
})

describe('a repair of a round from elsewhere', () => {
  it.each(['earned', 'whatever'])('cannot make a bye %s that nobody has won', (kind) => {
    const told = story({ players: 5 })
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    const state = told.state()
    const fact = repairOf(told)
    expect(canHappen(state, fact)).toBe(true)
    const byes = fact.byes.map((bye) => ({ ...bye, kind: kind as 'earned' }))
    expect(canHappen(state, { ...fact, byes })).toBe(false)
  })

  const repairOf = (told: Story) => {
    const { match, players } = told.matchAt(1)
    const [bye] = told.state().rounds[0]?.byes ?? []
    const pairs = [[players[0], bye?.player ?? expect.fail('no bye')]] as const
    const byes = [{ player: players[1], kind: 'odd-number' }] as const
    const matches = [match]
    const command = { kind: 'repair-round', matches, pairs, byes, reason: 'a slip' } as const
    const fact = told.facts(command).find((one) => one.kind === 'round-repaired')
    return fact ?? expect.fail('not repaired')
  }
})

describe('when a result before a round of a bracket is undone', () => {
  it('the same players in another game are another round', () => {
    const told = story({
      regulation: 'card-game/de-2014',
      structure: {
        kind: 'custom',
        stages: [
          { kind: 'swiss', rounds: 1, cut: null },
          { kind: 'double-elimination', rounds: null, cut: 4 },
        ],
      },
    })
    told.playRound(() => ({ ending: 'games', games: ['first', 'first'] }))
    told.does({ kind: 'make-cut' })
    told.does({ kind: 'start-stage' })
    const wins = (winner: 'first' | 'second'): Result => ({ ending: 'won', winner, light: 'first' })
    told.playRound(() => wins('first'))
    // Whoever lost goes on to another game: nobody is in the next round who was not before.
    for (const match of told.state().rounds[1]?.matches ?? []) {
      told.does({ kind: 'amend-result', match, result: wins('second'), reason: 'mistyped' })
    }
    told.does({ kind: 'pair-round' })
    expect(inTheWay(told, 'result-amended')).toEqual(['round-paired'])
  })
})
