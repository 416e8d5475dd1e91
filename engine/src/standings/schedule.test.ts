import { describe, expect, it } from 'vitest'
import { crosstable } from '../../testing/pairing/crosstable.ts'
import { roundsLedger } from '../../testing/pairing/rounds-ledger.ts'
import { id } from '../../testing/story.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import { fractionText } from './fraction.ts'
import type { Account, Ledger, Line } from './ledger.ts'
import {
  coursesOf,
  type ScheduleFormulaName,
  type ScheduleReadings,
  scheduleFormulas,
  unknownCourse,
} from './schedule.ts'

const readings: ScheduleReadings = { scheduleByes: 'count', disqualifiedInSchedule: 'keep' }

const schedule = (
  formula: ScheduleFormulaName,
  ledger: Ledger,
  changed: Partial<ScheduleReadings> = {},
): string => {
  const courses = coursesOf(ledger, { ...readings, ...changed }, scheduleFormulas[formula])
  return fractionText((courses.get(id('ada')) ?? unknownCourse).strength)
}

/** Opponents with 10, 6 and 5 points from three rounds each. */
const threeOpponents = `
        ada   ben   cy    dee
  ada    .   +150  +150  +150
  ben   -50    .     .     .    +150 +150
  cy    -50    .     .     .    +150 =100
  dee   -50    .     .     .    +150  -50
`

const oneDropped = `
        ada   ben   cy
  ada    .   +150  -50   +150 -50
  ben   -50    .     .   +150
  cy   +150    .     .   +150 -50 -50
`

/** Ben won nothing but a bye, Cy entered late. */
const withByes = `
        ada   ben   cy
  ada    .   +150  -50   bye
  ben   -50    .     .   -50 bye
  cy   +150    .     .   missed -50
`

describe('sum of points', () => {
  it.each([
    { what: 'three opponents', drawing: threeOpponents, sum: '21' },
    { what: 'a dropped opponent', drawing: oneDropped, sum: '15' },
    { what: 'byes of ones own and of others', drawing: withByes, sum: '10' },
  ])('$what: $sum', ({ drawing, sum }) => {
    expect(schedule('sum-of-points', crosstable(drawing))).toBe(sum)
  })

  it('adds an opponent once for each match', () => {
    const ledger = crosstable(`
            ada   ben
      ada    .   +150
      ben   -50    .   +150
    `)
    const [ada, ben] = [ledger.get(id('ada')), ledger.get(id('ben'))]
    const again = { ...ada, lines: [...(ada?.lines ?? []), ...(ada?.lines ?? [])] }
    const twice = new Map([
      [id('ada'), { ...again, player: id('ada'), isRanked: true, deducted: 0 }],
      [id('ben'), ben ?? expect.fail('no ben')],
    ])
    expect(schedule('sum-of-points', twice)).toBe('10')
  })
})

describe('averages over own rounds', () => {
  it.each([
    { what: 'three opponents', drawing: threeOpponents, average: '7/3' },
    // 5/2 + 10/4, over four rounds: the dropped one is averaged over the rounds he had.
    { what: 'a dropped opponent', drawing: oneDropped, average: '5/4' },
    // 5/3 + 5/3, over three rounds, one of them a bye.
    { what: 'byes of ones own and of others', drawing: withByes, average: '10/9' },
  ])('$what: $average', ({ drawing, average }) => {
    expect(schedule('averages-over-own-rounds', crosstable(drawing))).toBe(average)
  })

  it('leaves byes and unpaired losses out of opponents averages if read so', () => {
    // 0/2 + 5/2, still over three rounds of her own.
    const value = schedule('averages-over-own-rounds', crosstable(withByes), {
      scheduleByes: 'ignore',
    })
    expect(value).toBe('5/6')
  })

  it('is nothing without a round, and nothing with byes alone', () => {
    for (const rounds of ['', 'bye', 'missed bye']) {
      const ledger = crosstable(`
              ada
        ada    .   ${rounds}
      `)
      expect(schedule('averages-over-own-rounds', ledger)).toBe('0')
    }
  })

  it('an opponent with nothing but byes weighs nothing where they are left out', () => {
    const ledger = crosstable(`
            ada   ben
      ada    .     .   +150
      ben    .     .   bye
    `)
    const withBen = new Map(ledger).set(id('somebody-else'), {
      player: id('somebody-else'),
      isRanked: true,
      deducted: 0,
      lines: ledger.get(id('ben'))?.lines ?? [],
    })
    const ignore = { scheduleByes: 'ignore' } as const
    expect(schedule('averages-over-own-rounds', withBen)).toBe('5')
    expect(schedule('averages-over-own-rounds', withBen, ignore)).toBe('0')
  })
})

describe('averages over opponents', () => {
  it.each([
    { what: 'three opponents', drawing: threeOpponents, average: '7/3' },
    // 5/2 and 10/4, and two who have nothing: the dropped one over the rounds he had.
    { what: 'a dropped opponent', drawing: oneDropped, average: '5/4' },
    // 5/3 and 5/3, of two opponents: her own bye is no opponent.
    { what: 'byes of ones own and of others', drawing: withByes, average: '5/3' },
  ])('$what: $average', ({ drawing, average }) => {
    expect(schedule('averages-over-opponents', crosstable(drawing))).toBe(average)
  })

  it.each([
    {
      what: 'a bye, opponents with 2 and 1 of 3',
      lines: [
        [2, 3],
        [1, 3],
      ],
      average: '1/2',
    },
    {
      what: 'one of four dropped after 2 rounds',
      lines: [
        [3, 4],
        [1, 2],
        [2, 4],
        [0, 4],
      ],
      average: '7/16',
    },
  ])('$what: $average', ({ lines, average }) => {
    expect(schedule('averages-over-opponents', opponentsWith(lines))).toBe(average)
  })

  it('leaves byes and unpaired losses out of opponents averages if read so', () => {
    const ignore = { scheduleByes: 'ignore' } as const
    // 0/2 and 5/2, of two opponents.
    expect(schedule('averages-over-opponents', crosstable(withByes), ignore)).toBe('5/4')
    const ledger = roundsLedger(['ada-q, r-s, t bye', 'ada-r, t-q, s bye', 'ada-s, r-t, q bye'])
    expect(schedule('averages-over-opponents', ledger)).toBe('4/9')
    expect(schedule('averages-over-opponents', ledger, ignore)).toBe('2/9')
  })

  it('is nothing without an opponent', () => {
    for (const rounds of ['', 'bye', 'missed bye']) {
      const ledger = crosstable(`
              ada
        ada    .   ${rounds}
      `)
      expect(schedule('averages-over-opponents', ledger)).toBe('0')
    }
  })
})

/** Ada has met one opponent for each `[points, rounds]`, and sat out once. */
const opponentsWith = (lines: readonly (readonly number[])[]): Ledger => {
  const line = (opponent: string | null, points: number, round: number): Line => ({
    outcome: opponent === null ? 'bye' : points > 0 ? 'win' : 'loss',
    tournamentPoints: points,
    marginOfVictory: null,
    opponent: opponent === null ? null : id(opponent),
    round,
  })
  const account = (name: string, own: readonly Line[]): [PlayerId, Account] => [
    id(name),
    { player: id(name), lines: own, isRanked: true, deducted: 0 },
  ]
  const rounds = lines.length + 1
  return new Map([
    account('ada', [...lines.map((_, n) => line(`o${n}`, 0, n + 1)), line(null, 1, rounds)]),
    ...lines.map(([points = 0, played = 0], n) =>
      account(
        `o${n}`,
        Array.from({ length: played }, (_, k) => line('ada', k < points ? 1 : 0, k + 1)),
      ),
    ),
  ])
}

describe('points taken away', () => {
  it('are missing in the sum of the opponents, who never go below nothing', () => {
    const ledger = new Map(crosstable(threeOpponents))
    const fined = (deducted: number) => {
      const ben = ledger.get(id('ben')) ?? expect.fail('no ben')
      return new Map(ledger).set(id('ben'), { ...ben, deducted })
    }
    expect(schedule('sum-of-points', fined(3))).toBe('18')
    expect(schedule('sum-of-points', fined(99))).toBe('11')
  })
})

describe('the disqualified', () => {
  it.each([
    { formula: 'sum-of-points', keep: '21', remove: '11' },
    // 10/3 + 6/3 + 5/3, and without Ben 6/3 + 5/3: over three rounds either way.
    { formula: 'averages-over-own-rounds', keep: '7/3', remove: '11/9' },
    // The same sums, over three opponents and over two.
    { formula: 'averages-over-opponents', keep: '7/3', remove: '11/6' },
  ] as const)('$formula: kept $keep, removed $remove', ({ formula, keep, remove }) => {
    const ledger = crosstable(threeOpponents, ['ben'])
    expect(schedule(formula, ledger)).toBe(keep)
    expect(schedule(formula, ledger, { disqualifiedInSchedule: 'remove' })).toBe(remove)
  })
})
