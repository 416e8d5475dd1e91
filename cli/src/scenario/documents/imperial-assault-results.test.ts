import { describe, expect, it } from 'vitest'
import { answer, type Loose, named } from '../../trial.suite.ts'
import {
  championOf,
  earned,
  earns,
  lastGame,
  refusedWith,
  refuses,
  standingsLines,
} from '../result-forms.suite.ts'

const regulation = 'imperial-assault/de-2.2.1'

const [ada, ben] = ['win 1 , loss 0 ', 'loss 0 , win 1 '] as const
const time = (a: number, b: number, tie?: Loose) => ({
  ending: 'time',
  score: [a, b],
  ...(tie === undefined ? {} : { tie }),
})
const points = (a: number, b: number, tie?: Loose) => ({ ...time(a, b, tie), ending: 'points' })
/** Rolled on after the first roll had decided. */
const twice = [
  [5, 3],
  [3, 5],
]

describe('games to forty points', () => {
  earns(regulation, [
    ['more points at the end', points(40, 39), ada],
    ['both beyond forty at the same moment', points(40, 41), ben],
    ['more points at time', time(12, 9), ada],
    ['wiped out while ahead', { ending: 'defeat', winner: 'Ben', score: [30, 20] }, ben],
    ['given up', { ending: 'concession', by: 'Ada' }, ben],
    ['lost by ruling', { ending: 'match-loss', by: 'Ben' }, ada],
    ['nobody came', { ending: 'no-show', by: 'Ben' }, 'bye 1 , unpaired-loss 0 '],
    ['TV-IA-3: level, more from defeats', time(30, 30, { defeats: [30, 20] }), ada],
    ['level twice, less damage', time(30, 30, { defeats: [20, 20], damage: [9, 7] }), ben],
    [
      'level three times, the die',
      time(30, 30, { defeats: [20, 20], damage: [7, 7], die: [[5, 3]] }),
      ada,
    ],
    [
      'an equal die is rolled again',
      time(30, 30, {
        defeats: [20, 20],
        damage: [7, 7],
        die: [
          [4, 4],
          [2, 3],
        ],
      }),
      ben,
    ],
    ['level beyond forty', points(41, 41, { defeats: [1, 2] }), ben],
    ['nothing after more points', time(31, 30, { defeats: [2, 3] }), ada],
    ['nothing after more from defeats', time(30, 30, { defeats: [3, 2], damage: [9, 1] }), ada],
    [
      'nothing after less damage',
      time(30, 30, { defeats: [2, 2], damage: [1, 9], die: twice }),
      ada,
    ],
  ])

  it('a no-show can be read as a concession', async () => {
    const absent = { ending: 'no-show', by: 'Ada' }
    expect(await earned(regulation, absent, { noShow: 'concession' })).toBe(ben)
  })

  refuses(regulation, [
    [points(39, 38), 'score-needs-full'],
    [time(40, 38), 'score-not-below-full'],
    [time(-1, 3), 'score-out-of-range'],
    [time(1.5, 3), 'score-out-of-range'],
    [time(30, 30), 'tie-incomplete'],
    [time(30, 30, { defeats: [2, 2] }), 'tie-incomplete'],
    [time(30, 30, { defeats: [2, 2], damage: [1, 1], die: [[3, 3]] }), 'tie-incomplete'],
    [time(30, 30, { defeats: [2, 2], damage: [1, 1], die: [] }), 'tie-incomplete'],
    [time(30, 30, { defeats: [2, 2], damage: [1, 1], die: twice }), 'die-rolled-on'],
    [time(30, 30, { rolls: [1, 2] }), 'unknown-field'],
    [time(30, 30, { defeats: [1] }), 'wrong-shape'],
    [{ ending: 'defeat', score: [3, 4] }, 'wrong-shape'],
    [{ ending: 'defeat', winner: 'Cy', score: [3, 4] }, 'not-at-this-table'],
    [{ ending: 'defeat', winner: 'Ada', score: [3, 40] }, 'loser-reached-target'],
    [{ ending: 'concession', by: 'Ada', score: [3, 4] }, 'not-in-this-regulation score'],
    [{ ending: 'double-loss' }, 'not-in-this-regulation double-loss'],
    [{ ending: 'destruction', score: [40, 3] }, 'not-in-this-regulation destruction'],
    [{ ...time(30, 30), initiative: 'Ada' }, 'not-in-this-regulation initiative'],
    [{ ...time(30, 30), salvo: 'Ada' }, 'not-in-this-regulation salvo'],
    [{ winner: 'Ada', light: 'Ben' }, 'not-in-this-regulation light'],
  ])

  it('has the same results in elimination', async () => {
    const before = points(40, 3)
    const level = time(30, 30, { defeats: [1, 2] })
    expect(await championOf(lastGame(regulation, before, level))).toBe('Ben')
    const left = { ending: 'concession', by: 'Ben' }
    expect(await championOf(lastGame(regulation, before, left))).toBe('Ada')
    expect(await refusedWith(lastGame(regulation, before, time(30, 30)))).toBe('tie-incomplete')
  })
})

/** `A-B C-D e`: winners first, a lone name sits out. */
const round = (drawing: string, more: Loose = {}): Loose => ({
  matches: drawing.split(' ').map((one) => {
    const [winner = '', loser] = one.split('-')
    if (loser === undefined) return { bye: winner }
    return { players: [winner, loser], result: points(40, 0) }
  }),
  ...more,
})

describe('standings with two strengths of schedule', () => {
  it('TV-IA-10: six players without a bye', async () => {
    const rounds = [round('A-B C-D E-F'), round('A-C E-B D-F'), round('A-E C-F B-D')]
    const players = [...'ABCDEF']
    expect(await standingsLines({ regulation, players, rounds })).toEqual([
      'A 3  5/9 14/27 tournament-points',
      'E 2  4/9 16/27 extended-strength-of-schedule',
      'C 2  4/9 13/27 tournament-points',
      'B 1  2/3 4/9 strength-of-schedule',
      'D 1  1/3 5/9 tournament-points',
      'F 0  5/9 11/27 ',
    ])
  })

  const five = {
    regulation,
    players: [...'PQRST'],
    rounds: [round('P-Q R-S T'), round('P-R T-Q S'), round('P-S R-T Q')],
  }

  it('TV-IA-11: byes tell the two readings apart', async () => {
    expect(await standingsLines(five)).toEqual([
      'P 3  4/9 7/9 tournament-points',
      'R 2  2/3 16/27 strength-of-schedule',
      'T 2  1/2 3/4 tournament-points',
      'S 1  5/6 5/9 extended-strength-of-schedule',
      'Q 1  5/6 17/36 ',
    ])
    expect(await standingsLines({ ...five, options: { extendedSchedule: 'literal' } })).toEqual([
      'P 3  4/9 19/18 tournament-points',
      'R 2  2/3 22/27 strength-of-schedule',
      'T 2  1/2 23/36 tournament-points',
      'Q 1  5/6 43/108 extended-strength-of-schedule',
      'S 1  5/6 10/27 ',
    ])
    const without = await standingsLines({ ...five, options: { scheduleByes: 'ignore' } })
    const schedules = without.map((line) =>
      line
        .split(' ')
        .filter((_, index) => index === 0 || index === 3)
        .join(' '),
    )
    expect(schedules.toSorted()).toEqual(['P 2/9', 'Q 3/4', 'R 1/2', 'S 5/6', 'T 1/3'])
  })

  it('TV-IA-12: one leaves for good, one comes back', async () => {
    const rounds = [
      round('U-V W-X Y-Z', { drop: ['Z', 'X'] }),
      round('U-W Y-V', { readmit: ['X'] }),
    ]
    const players = [...'UVWXYZ']
    const paired = await answer('pair', { regulation, players, rounds })
    expect(paired.byes).toEqual([{ player: 'X', kind: 'odd-number' }])
    const file = { regulation, players, rounds: [...rounds, round('U-Y W-V X')] }
    const schedules = (await standingsLines(file)).map((line) =>
      line.split(' ').slice(0, 4).join(' '),
    )
    expect(schedules).toEqual([
      'U 3  4/9',
      'W 2  4/9',
      'Y 2  1/3',
      'X 1  2/3',
      'V 0  7/9',
      'Z 0  2/3',
    ])
    expect(await answer('check', file)).toMatchObject({ clean: true })
  })
})

describe('missions', () => {
  it('are drawn for every round, none again before all were played', async () => {
    const missions = ['One', 'Two', 'Three', 'Four']
    const event = async (entropy: string, keeps: boolean) => {
      const drawn: (string | undefined)[] = []
      let rounds: readonly Loose[] = []
      for (let count = 0; count < 8; count++) {
        const file = { regulation, players: named(4), missions, entropy, rounds }
        const paired = await answer('pair', file)
        drawn.push(paired.mission)
        const matches = paired.pairings.map(({ players }) => ({ players, result: points(40, 1) }))
        rounds = [...rounds, keeps ? { matches, entropy: paired.entropy } : { matches }]
      }
      return drawn
    }
    for (const entropy of ['a', 'b', 'c']) {
      const drawn = await event(entropy, true)
      expect(drawn.slice(0, 4).toSorted()).toEqual(missions.toSorted())
      expect(drawn.slice(4).toSorted()).toEqual(missions.toSorted())
      // A round that does not say what it was drawn from was drawn from the event's entropy.
      expect(await event(entropy, false)).toEqual(drawn)
    }
  })

  it('stand in the answer after the entropy, and only where the file has some', async () => {
    const paired = await answer('pair', { regulation, players: named(4), missions: ['One'] })
    expect(Object.keys(paired)).toEqual([
      'stage',
      'round',
      'entropy',
      'mission',
      'pairings',
      'byes',
      'receipt',
    ])
    expect(await answer('pair', { regulation, players: named(4) })).not.toHaveProperty('mission')
  })

  it('must be different', async () => {
    const twice = { regulation, players: named(4), missions: ['One', 'One'] }
    expect(await refusedWith(twice)).toBe('bad-value')
  })
})
