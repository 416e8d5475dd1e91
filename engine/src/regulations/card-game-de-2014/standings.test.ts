import { describe, expect, it } from 'vitest'
import { measuredText } from '../../../testing/measured.ts'
import { id, type Story } from '../../../testing/story.ts'
import { standingsRules } from '../../event/reading/standings-of.ts'
import { type Options, type Pair, standingsView } from '../../index.ts'
import type { Account, Ledger, Line } from '../../standings/ledger.ts'
import { standings } from '../../standings/standings.ts'
import { clause } from '../../vocabulary/rule.ts'
import {
  disqualifiedInSchedule,
  dropping,
  lateEntry,
  readmission,
} from '../suites/leaving.suite.ts'
import { cardGame, ending, finals, play, playSlot, pointsOf, rounds } from './card-game.suite.ts'
import { cardGameDe2014 } from './regulation.ts'

type Met = readonly [first: string, points: Pair<number>, second: string]

/** A ledger of matches alone; those with a capital letter are the ones a test looks at. */
const ledger = (met: readonly Met[]): Ledger => {
  const lines = new Map<string, Line[]>()
  const note = (player: string, opponent: string, own: number, other: number) => {
    const before = lines.get(player) ?? []
    const outcome = own === other ? 'draw' : own > other ? 'win' : 'loss'
    lines.set(player, [
      ...before,
      {
        outcome,
        tournamentPoints: own,
        marginOfVictory: null,
        round: before.length + 1,
        opponent: id(opponent),
      },
    ])
  }
  for (const [first, [a, b], second] of met) {
    note(first, second, a, b)
    note(second, first, b, a)
  }
  return new Map(
    [...lines].map(([player, own]) => {
      const account: Account = { player: id(player), lines: own, isRanked: true, deducted: 0 }
      return [account.player, account]
    }),
  )
}

const order = (met: readonly Met[], options: Options = {}): string =>
  standings(ledger(met), standingsRules(cardGame({ options }).state(), 3, 'standings'))
    .filter(({ player }) => player === player.toUpperCase())
    .map((line) => {
      const { player, tournamentPoints, decidedBy } = line
      const strength = measuredText(line, 'strength-of-schedule')
      return `${player} ${tournamentPoints} ${strength} ${decidedBy ?? '-'}`
    })
    .join(', ')

describe('equal points', () => {
  it('[LCG-43] head-to-head, then strength of schedule, then that of the opponents', () => {
    expect(cardGameDe2014.standings.tieBreakers).toEqual(
      clause('LCG-43', [
        'head-to-head-repeated',
        'strength-of-schedule',
        'extended-strength-of-schedule',
      ]),
    )
    expect(cardGameDe2014.standings.strengthOfSchedule).toEqual(clause('LCG-44', 'sum-of-points'))
    expect(cardGameDe2014.standings.extended).toEqual(clause('LCG-45', 'sum-of-schedules'))
  })

  // A, B and C end on 10; x, y and z are whom they met besides.
  const leader: readonly Met[] = [
    ['A', [6, 0], 'B'],
    ['A', [4, 1], 'C'],
    ['B', [3, 3], 'C'],
    ['A', [0, 0], 'x'],
    ['B', [6, 0], 'y'],
    ['B', [1, 0], 'y'],
    ['C', [6, 2], 'z'],
  ]

  it('[LCG-43] who beat all others of the group goes first; the rest by its schedule', () => {
    expect(order(leader)).toBe(
      'A 10 20 head-to-head, C 10 22 strength-of-schedule, B 10 20 tournament-points',
    )
  })

  it('[LCG-43] in a circle nobody does', () => {
    const circle: readonly Met[] = [
      ['A', [6, 0], 'B'],
      ['B', [6, 0], 'C'],
      ['C', [6, 0], 'A'],
      ['A', [0, 3], 'x'],
      ['A', [0, 0], 'x'],
      ['B', [0, 6], 'y'],
      ['y', [3, 0], 'v'],
      ['C', [0, 6], 'z'],
      ['z', [1, 0], 'w'],
    ]
    expect(order(circle)).toBe(
      'B 6 21 strength-of-schedule, C 6 19 strength-of-schedule, A 6 18 tournament-points',
    )
  })

  it('[LCG-43] who never met goes by the schedule', () => {
    const strangers: readonly Met[] = [
      ['A', [3, 3], 'x'],
      ['B', [3, 3], 'y'],
      ['y', [6, 0], 'z'],
    ]
    expect(order(strangers)).toBe('B 3 9 strength-of-schedule, A 3 3 tournament-points')
  })

  it('[LCG-43] it is asked again of those who are left', () => {
    // A beat all; of the rest B beat C and D, though C and D have the stronger opponents.
    const chain: readonly Met[] = [
      ['A', [4, 1], 'B'],
      ['A', [4, 1], 'C'],
      ['A', [4, 1], 'D'],
      ['B', [4, 1], 'C'],
      ['B', [4, 1], 'D'],
      ['B', [3, 0], 'x'],
      ['C', [3, 3], 'D'],
      ['C', [6, 3], 'y'],
      ['C', [1, 3], 'y'],
      ['D', [6, 3], 'z'],
      ['D', [1, 3], 'z'],
    ]
    expect(order(chain)).toMatch(/^A 12 36 head-to-head, B 12 36 head-to-head, [CD] 12 48 /)
  })

  it('[LCG-43] beating is more points in the match, not both games', () => {
    const narrow: readonly Met[] = [
      ['A', [4, 1], 'B'],
      ['B', [3, 6], 'y'],
    ]
    expect(order(narrow)).toBe('A 4 4 head-to-head, B 4 10 -')
  })

  it('[LCG-43] can be switched off', () => {
    expect(
      order(
        [
          ['A', [4, 1], 'B'],
          ['B', [3, 6], 'y'],
        ],
        { headToHead: 'off' },
      ),
    ).toBe('B 4 10 strength-of-schedule, A 4 4 -')
  })

  it('[LCG-44] adds the points of all opponents up, without dividing', () => {
    // Divided, B would be first: one opponent with 2 against three with 1 each.
    const met: readonly Met[] = [
      ['A', [1, 1], 'x'],
      ['A', [1, 1], 'y'],
      ['A', [1, 1], 'w'],
      ['B', [3, 2], 'z'],
    ]
    expect(order(met)).toBe('A 3 3 strength-of-schedule, B 3 2 tournament-points')
  })

  it('[LCG-45] adds the schedules of all opponents up', () => {
    // A and B have 3 points and opponents with 9; B's opponent has met stronger ones.
    const met: readonly Met[] = [
      ['A', [3, 3], 'x'],
      ['x', [6, 0], 'u'],
      ['B', [3, 3], 'y'],
      ['y', [6, 1], 'v'],
    ]
    expect(order(met)).toBe('B 3 9 extended-strength-of-schedule, A 3 9 tournament-points')
  })

  it('[LCG-45] without dividing, not by the number of opponents', () => {
    // A met x, whose opponents have 7 in all; B met two whose opponents have 4 each.
    const met: readonly Met[] = [
      ['A', [2, 2], 'x'],
      ['x', [4, 1], 'u'],
      ['u', [4, 0], 'w'],
      ['B', [1, 1], 'y'],
      ['B', [1, 1], 'z'],
      ['y', [2, 2], 's'],
      ['z', [2, 2], 't'],
    ]
    expect(order(met)).toMatch(/^B 2 6 extended-strength-of-schedule, A 2 6 /)
  })

  it('[LCG-45] nor by the opponents of the opponents', () => {
    // The three opponents of x have 8 in all, the two of y have 7.
    const met: readonly Met[] = [
      ['A', [2, 2], 'x'],
      ['x', [1, 3], 'u'],
      ['x', [1, 3], 'v'],
      ['B', [2, 2], 'y'],
      ['y', [2, 2], 's'],
      ['s', [3, 0], 't'],
    ]
    expect(order(met)).toBe('A 2 4 extended-strength-of-schedule, B 2 4 tournament-points')
  })

  it('[LCG-43] it is not asked again of those whom the schedule leaves level', () => {
    // Of the four on 6, A and B have the stronger schedule. A beat B, but not all of the group.
    const met: readonly Met[] = [
      ['A', [6, 0], 'B'],
      ['A', [0, 0], 'u'],
      ['B', [3, 0], 'p'],
      ['B', [3, 0], 'q'],
      ['C', [6, 0], 'r'],
      ['D', [6, 0], 's'],
    ]
    expect(order(met)).toMatch(
      /^B 6 6 extended-strength-of-schedule, A 6 6 strength-of-schedule, [CD] 6 0 lot, /,
    )
  })

  it('[LCG-46] the schedule decides who goes on, and as which seed', () => {
    const event = cardGame({ players: 6, structure: rounds(2, 4) })
    play(event, 'p2 6-0 p6, p3 3-0 p1, p4 6-0 p5')
    play(event, 'p2 6-0 p3, p6 3-3 p4, p1 3-3 p5')
    // On 3 are p1, p3, p5 and p6, with schedules of 6, 15, 12 and 21: two of them go on.
    expect(pointsOf(event)).toBe('p1 3, p2 12, p3 3, p4 9, p5 3, p6 3')
    event.does({ kind: 'make-cut' })
    expect(event.state().cut?.seeds).toEqual(['p2', 'p4', 'p6', 'p3'])
    event.does({ kind: 'start-stage' })
    expect(playSlot(event)).toEqual(['W1 p2-p3', 'W2 p4-p6'])
  })

  it('[LCG-46] head-to-head goes before it, also among the seeds', () => {
    const event = cardGame({ players: 4, structure: rounds(2, 4) })
    play(event, 'p4 4-1 p1, p2 6-0 p3')
    play(event, 'p1 3-3 p2, p4 0-6 p3')
    // P1 and p4 are level on 4; p1 met the stronger players, p4 beat p1.
    event.does({ kind: 'make-cut' })
    expect(event.state().cut?.seeds).toEqual(['p2', 'p3', 'p4', 'p1'])
  })
})

describe('deductions', () => {
  const deduct = (event: Story, player: string, points: number) =>
    event.does({ kind: 'deduct-points', player: id(player), points, reason: 'marked cards' })
  const rowsOf = (event: Story) =>
    standingsView(event.state())
      .rows.map((row) => `${row.player} ${row.tournamentPoints} ${row.strengthOfSchedule}`)
      .join(', ')

  it('[LCG-8] take tournament points away, never below nothing', () => {
    expect(cardGameDe2014.standings.deduction).toEqual(clause('LCG-8', 'not-below-zero'))
    const event = cardGame({ players: ['a', 'b', 'c', 'd'] })
    play(event, 'a 6-0 b, c 4-1 d')
    deduct(event, 'a', 5)
    deduct(event, 'd', 3)
    // The opponents' schedules count what is left.
    expect(rowsOf(event)).toMatch(/^c 4 0, /)
    expect(rowsOf(event).split(', ').toSorted()).toEqual(['a 1 0', 'b 0 1', 'c 4 0', 'd 0 4'])
  })

  it('[LCG-8] move a player into another points group', () => {
    const event = cardGame({ players: 4 })
    play(event, 'p1 6-0 p2, p3 6-0 p4')
    deduct(event, 'p1', 6)
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    expect(event.matchOf('p3').players).toEqual(['p3', 'p2'])
  })

  it('[LCG-8] need a reason and a whole number', () => {
    const event = cardGame({ players: 2 })
    const command = { kind: 'deduct-points', player: id('p1'), points: 1, reason: 'x' } as const
    expect(event.refuses({ ...command, reason: ' ' }).code).toBe('reason-needed')
    expect(event.refuses({ ...command, points: 0 }).code).toBe('bad-value')
    expect(event.refuses({ ...command, points: 1.5 }).code).toBe('bad-value')
    expect(event.refuses({ ...command, player: id('nobody') }).code).toBe('unknown-player')
  })
})

describe('coming and going', () => {
  const win = { points: 6, margin: null }
  dropping(cardGameDe2014, 'LCG-44', win)
  readmission(cardGameDe2014, 'LCG-44', win)
  lateEntry(cardGameDe2014, 'LCG-44')
  disqualifiedInSchedule(cardGameDe2014, 'LCG-44', { keep: '18', remove: '6' })
})

describe('the winner', () => {
  it('[LCG-28] has the most points, unless a final stage follows', () => {
    expect(cardGameDe2014.standings.winner).toEqual(clause('LCG-28', 'most-tournament-points'))
    const event = cardGame({ players: 4, structure: rounds(1) })
    play(event, 'p1 4-1 p2, p3 0-6 p4')
    expect(ending(event)).toBe('p4: p4 1, p1 2, p2 3, p3 4')
  })

  it('[LCG-28] after as many rounds as were fixed, not sooner, and none after them', () => {
    const event = cardGame({ players: 4, structure: rounds(2) })
    play(event, 'p1 4-1 p2, p3 0-6 p4')
    expect(event.refuses({ kind: 'finish-event' })).toEqual({ code: 'stage-running', stage: 1 })
    play(event, 'p4 0-6 p1, p2 6-0 p3')
    expect(event.refuses({ kind: 'pair-round' })).toEqual({ code: 'no-further-round', planned: 2 })
    expect(ending(event)).toBe('p1: p1 1, p2 2, p4 3, p3 4')
  })

  it('[LCG-28] a planned final stage comes first', () => {
    const event = finals(4)
    expect(event.refuses({ kind: 'finish-event' }).code).toBe('cut-needed')
  })

  it('[LCG-48] with one player left for the final stage the event can still end', () => {
    const event = cardGame({ players: 4, structure: rounds(1, 4) })
    play(event, 'p1 4-1 p2, p3 0-6 p4')
    for (const player of ['p1', 'p2', 'p3']) {
      event.does({ kind: 'drop-player', player: id(player), when: 'now' })
    }
    expect(ending(event)).toBe('p4: p4 1, p1 2, p2 3, p3 4')
  })
})
