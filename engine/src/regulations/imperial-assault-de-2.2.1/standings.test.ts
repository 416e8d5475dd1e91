import { describe, expect, it } from 'vitest'
import { id, type Story } from '../../../testing/story.ts'
import { currentRound, type Options, standingsView } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import {
  backInTheSameStage,
  disqualifiedInSchedule,
  lateEntry,
  readmission,
} from '../suites/leaving.suite.ts'
import { removedForGood } from '../suites/rulings.suite.ts'
import { lotsForTheLevel } from '../suites/standings.suite.ts'
import { imperialAssaultDe221 } from './regulation.ts'
import {
  ahead,
  championOf,
  matches,
  paired,
  play,
  playOn,
  rounds,
  skirmish,
} from './skirmish.suite.ts'

const win = { points: 1, margin: null }

const rowsOf = (event: Story) =>
  standingsView(event.state()).rows.map((row) => [
    row.player,
    row.tournamentPoints,
    row.strengthOfSchedule,
    row.extendedStrengthOfSchedule,
    row.decidedBy,
  ])

const six = (): Story => {
  const event = skirmish({ players: ['a', 'b', 'c', 'd', 'e', 'f'] })
  play(event, 'a>b c>d e>f')
  play(event, 'a>c e>b d>f')
  play(event, 'a>e c>f b>d')
  return event
}

const five = (options: Options = {}): Story => {
  const event = skirmish({ players: ['p', 'q', 'r', 's', 't'], options })
  play(event, 'p>q r>s t')
  play(event, 'p>r t>q s')
  play(event, 'p>s r>t q')
  return event
}

describe('equal tournament points', () => {
  it('[IA-59] strength of schedule, the extended one, then the lot', () => {
    expect(imperialAssaultDe221.standings.tieBreakers).toEqual(
      clause('IA-59', ['strength-of-schedule', 'extended-strength-of-schedule']),
    )
    expect(imperialAssaultDe221.standings.strengthOfSchedule).toEqual(
      clause('IA-57', 'averages-over-opponents'),
    )
    expect(imperialAssaultDe221.standings.extended).toEqual({
      average: clause('IA-58', 'average-of-schedules'),
      literal: clause('IA-58', 'schedules-over-their-opponents'),
    })
  })

  it('[IA-57] six players, three rounds, no bye', () => {
    expect(rowsOf(six())).toEqual([
      ['a', 3, '5/9', '14/27', 'tournament-points'],
      ['e', 2, '4/9', '16/27', 'extended-strength-of-schedule'],
      ['c', 2, '4/9', '13/27', 'tournament-points'],
      ['b', 1, '2/3', '4/9', 'strength-of-schedule'],
      ['d', 1, '1/3', '5/9', 'tournament-points'],
      ['f', 0, '5/9', '11/27', null],
    ])
  })

  it('[IA-58] five players with byes: the average of the opponents’ schedules', () => {
    expect(rowsOf(five())).toEqual([
      ['p', 3, '4/9', '7/9', 'tournament-points'],
      ['r', 2, '2/3', '16/27', 'strength-of-schedule'],
      ['t', 2, '1/2', '3/4', 'tournament-points'],
      ['s', 1, '5/6', '5/9', 'extended-strength-of-schedule'],
      ['q', 1, '5/6', '17/36', null],
    ])
  })

  it('[IA-58] read by the letter, q stands before s', () => {
    expect(rowsOf(five({ extendedSchedule: 'literal' }))).toEqual([
      ['p', 3, '4/9', '19/18', 'tournament-points'],
      ['r', 2, '2/3', '22/27', 'strength-of-schedule'],
      ['t', 2, '1/2', '23/36', 'tournament-points'],
      ['q', 1, '5/6', '43/108', 'extended-strength-of-schedule'],
      ['s', 1, '5/6', '10/27', null],
    ])
  })

  it('[IA-57] byes left out of the opponents’ averages', () => {
    const strengths = standingsView(five({ scheduleByes: 'ignore' }).state()).rows.map(
      ({ player, strengthOfSchedule }) => `${player} ${strengthOfSchedule}`,
    )
    expect(strengths.toSorted()).toEqual(['p 2/9', 'q 3/4', 'r 1/2', 's 5/6', 't 1/3'])
  })

  it('[IA-59] in this order: e before c by the second, b before d by the first', () => {
    const order = standingsView(six().state()).rows.map(({ player }) => player)
    expect(order).toEqual(['a', 'e', 'c', 'b', 'd', 'f'])
    const decided = standingsView(six().state()).rows.map(({ decidedBy }) => decidedBy)
    expect([decided[1], decided[3]]).toEqual([
      'extended-strength-of-schedule',
      'strength-of-schedule',
    ])
  })

  lotsForTheLevel(imperialAssaultDe221, 'IA-59')

  it('[IA-59] every player of a group has a place of its own, by lot at the last', () => {
    const event = skirmish({ players: 4 })
    play(event, 'p1>p2 p3>p4')
    const rows = standingsView(event.state()).rows
    expect(rows.map(({ place, decidedBy }) => [place, decidedBy])).toEqual([
      [1, 'lot'],
      [2, 'tournament-points'],
      [3, 'lot'],
      [4, null],
    ])
  })

  it('[IA-57] who has met nobody has a schedule of nothing', () => {
    const event = skirmish({ players: ['a', 'b', 'c'] })
    play(event, 'a>b c')
    const row = standingsView(event.state()).rows.find(({ player }) => player === 'c')
    expect([row?.strengthOfSchedule, row?.extendedStrengthOfSchedule]).toEqual(['0', '0'])
  })

  disqualifiedInSchedule(imperialAssaultDe221, 'IA-57', { keep: '3/4', remove: '1/2' })

  it('[IA-43] most points win if nothing follows', () => {
    expect(imperialAssaultDe221.standings.winner).toEqual(clause('IA-43', 'most-tournament-points'))
    expect(imperialAssaultDe221.standings.deduction).toBeNull()
    const event = skirmish({ players: ['a', 'b', 'c', 'd'], structure: rounds(2) })
    play(event, 'a>b c>d')
    play(event, 'c>a d>b')
    expect(championOf(event)).toBe('c')
  })

  it('[IA-43] where elimination was announced it decides, not the points', () => {
    const event = skirmish({ players: ['a', 'b', 'c', 'd'], structure: rounds(2, 2) })
    play(event, 'a>b c>d')
    expect(event.refuses({ kind: 'finish-event' }).code).toBe('stage-running')
    play(event, 'c>a b>d')
    expect(event.refuses({ kind: 'finish-event' }).code).toBe('cut-needed')
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    const [final] = playOn(event, ({ players }) => (players[0] === 'c' ? 'second' : 'first'))
    expect(final?.players).toContain('c')
    expect(championOf(event)).toBe(final?.players.find((player) => player !== 'c'))
  })
})

describe('leaving and coming back', () => {
  it('[IA-45] an unpaired loss for each round missed', () => {
    expect(imperialAssaultDe221.leaving.readmission).toEqual(clause('IA-45', 'in-same-stage'))
    const event = skirmish({ players: ['u', 'v', 'w', 'x', 'y', 'z'] })
    play(event, 'u>v w>x y>z')
    event.does({ kind: 'drop-player', player: id('z'), when: 'now' })
    event.does({ kind: 'drop-player', player: id('x'), when: 'now' })
    play(event, 'u>w y>v')
    event.does({ kind: 'readmit-player', player: id('x') })
    const before = standingsView(event.state()).rows
    expect(before.find(({ player }) => player === 'v')?.strengthOfSchedule).toBe('1')
    expect(before.find(({ player }) => player === 'x')).toMatchObject({
      tournamentPoints: 0,
      strengthOfSchedule: '1/2',
      tally: { unpairedLosses: 1 },
    })
    paired(event)
    expect(currentRound(event.state())?.byes.map(({ player }) => player)).toEqual(['x'])
    for (const winner of ['u', 'w']) {
      const match = event.matchOf(winner)
      const isFirst = match.players[0] === winner
      event.result(winner, ahead(isFirst ? 'first' : 'second'))
    }
    expect(
      matches(event)
        .map(({ players }) => players.toSorted().join('-'))
        .toSorted(),
    ).toEqual(['u-y', 'v-w'])
    event.does({ kind: 'close-round' })
    const rows = standingsView(event.state()).rows.map((row) => [
      row.player,
      row.tournamentPoints,
      row.strengthOfSchedule,
      row.status,
    ])
    expect(rows).toEqual([
      ['u', 3, '4/9', 'active'],
      ['w', 2, '4/9', 'active'],
      ['y', 2, '1/3', 'active'],
      ['x', 1, '2/3', 'active'],
      ['v', 0, '7/9', 'active'],
      ['z', 0, '2/3', 'dropped'],
    ])
  })

  it('[IA-45] also who left before the first round of the stage was played', () => {
    const event = skirmish({ players: 4 })
    event.does({ kind: 'drop-player', player: id('p4'), when: 'now' })
    play(event, 'p1>p2 p3')
    event.does({ kind: 'readmit-player', player: id('p4') })
    const row = standingsView(event.state()).rows.find(({ player }) => player === 'p4')
    expect(row).toMatchObject({ status: 'active', tally: { unpairedLosses: 1, lost: 0 } })
  })

  readmission(imperialAssaultDe221, 'IA-45', win)
  backInTheSameStage(imperialAssaultDe221, 'IA-45')
  removedForGood(imperialAssaultDe221, 'IA-45')
  lateEntry(imperialAssaultDe221, 'IA-45')
})
