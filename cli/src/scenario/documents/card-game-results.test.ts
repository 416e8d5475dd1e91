import { describe, expect, it } from 'vitest'
import { answer, type Loose, named, type RoundIn, refusal } from '../../trial.suite.ts'
import { earned, earns, refusedWith, refuses, standingsLines } from '../result-forms.suite.ts'

const [single, team] = ['card-game/de-2014', 'card-game/de-2014-team'] as const

const games = (first: unknown, second: unknown) => ({ games: [first, second] })
const annulled = (seat: string) => ({ annulled: seat })
const lostByBoth = 'double-loss 0 , double-loss 0 '

describe('matches of two games', () => {
  for (const [regulation, win, draw] of [
    [single, 3, 1],
    [team, 4, 2],
  ] as const) {
    earns(regulation, [
      ['TV-LCG-1: two wins', games('first', 'first'), `win ${2 * win} , loss 0 `],
      ['TV-LCG-2: a win and a draw', games('first', 'draw'), `win ${win + draw} , loss ${draw} `],
      ['TV-LCG-3: one each', games('first', 'second'), `draw ${win} , draw ${win} `],
      ['a loss and a draw', games('draw', 'second'), `loss ${draw} , win ${win + draw} `],
      ['two draws', games('draw', 'draw'), `draw ${2 * draw} , draw ${2 * draw} `],
      ['two losses', games('second', 'second'), `loss 0 , win ${2 * win} `],
      ['a game lost by both', games('first', 'double-loss'), `win ${win} , loss 0 `],
      ['both games lost by both', games('double-loss', 'double-loss'), lostByBoth],
      ['a game not played', games('draw', 'unplayed'), `draw ${draw} , draw ${draw} `],
      ['a game annulled', games('second', annulled('second')), `loss 0 , win ${win} `],
      ['a match lost by ruling', { ending: 'match-loss', by: 'Ada' }, `loss 0 , win ${2 * win} `],
      ['a match lost by both', { ending: 'double-loss' }, lostByBoth],
      ['a no-show', { ending: 'no-show', by: 'Ada' }, `unpaired-loss 0 , bye ${2 * win} `],
    ])
  }

  it.each<[Loose, Loose, string]>([
    [{ unplayedGame: 'draw' }, games('draw', 'unplayed'), 'draw 2 , draw 2 '],
    [{ unplayedGame: 'draw' }, games('first', 'unplayed'), 'win 4 , loss 1 '],
    [{ annulledGame: 'opponent-wins' }, games('second', annulled('second')), 'draw 3 , draw 3 '],
    [{ annulledGame: 'opponent-wins' }, games('second', annulled('first')), 'loss 0 , win 6 '],
  ])('%j reads %j as %s', async (options, result, line) => {
    expect(await earned(single, result, options)).toBe(line)
  })

  it.each([
    ['4-2-0', 'win 6 , loss 2 '],
    ['6-2-0', 'win 8 , loss 2 '],
    ['3-2-0', 'win 5 , loss 2 '],
  ])('a team’s win and draw under %s: %s', async (teamGamePoints, line) => {
    expect(await earned(team, games('first', 'draw'), { teamGamePoints })).toBe(line)
  })

  refuses(single, [
    [{}, 'wrong-shape'],
    [{ games: ['first'] }, 'wrong-shape'],
    [games('first', 'third'), 'wrong-shape'],
    [games('first', annulled('third')), 'wrong-shape'],
    [games('first', { conceded: 'first' }), 'unknown-field'],
    [{ ...games('first', 'draw'), ending: 'double-loss' }, 'unknown-field'],
    [{ ending: 'time', score: [1, 2] }, 'not-in-this-regulation time'],
    [{ ending: 'concession', by: 'Ada' }, 'not-in-this-regulation concession'],
    [{ winner: 'Ada', light: 'Ben' }, 'not-in-this-regulation winner in swiss'],
    [{ winner: 'Ada', ending: 'forfeit' }, 'not-in-this-regulation winner in swiss'],
    [{ timeout: {} }, 'not-in-this-regulation timeout in swiss'],
  ])
  refuses(team, [
    [{ winner: 'Ada', light: 'Ben' }, 'not-in-this-regulation winner in swiss'],
    [{ timeout: {} }, 'not-in-this-regulation timeout'],
    [{ games: ['first', 'draw'], tie: {} }, 'not-in-this-regulation tie'],
  ])
})

describe('a result that says nothing', () => {
  it.each([
    [single, 'swiss', 'rounds[0].matches[0].result.games', 'list'],
    [single, 'elimination', 'rounds[0].matches[0].result.winner', 'text'],
    [team, 'final-match', 'rounds[0].matches[0].result.games', 'list'],
  ])('%s in %s: asks for %s', async (regulation, stage, at, expected) => {
    const matches = [{ players: ['Ada', 'Ben'], result: {} }]
    const file = { regulation, players: ['Ada', 'Ben'], rounds: [{ stage, matches }] }
    expect(await refusal('standings', file)).toMatchObject({ code: 'wrong-shape', at, expected })
  })
})

const swissMatch = (players: readonly [string, string], points: string): Loose => {
  const outcomes: Readonly<Record<string, readonly [string, string]>> = {
    '6–0': ['first', 'first'],
    '0–6': ['second', 'second'],
    '4–1': ['first', 'draw'],
    '1–4': ['second', 'draw'],
    '3–3': ['first', 'second'],
  }
  return { players, result: { games: outcomes[points] } }
}

/** `p1–p2 6–0` for a match, `p3` for a bye. */
const round = (...lines: readonly string[]): RoundIn => ({
  matches: lines.map((line) => {
    const [who = '', points = ''] = line.split(' ')
    const [a = '', b] = who.split('–')
    return b === undefined ? { bye: a } : swissMatch([a, b], points)
  }),
})

const event = (players: readonly unknown[], rounds: readonly unknown[], more: Loose = {}) => ({
  regulation: single,
  players,
  rounds,
  ...more,
})

const tables = async (file: Loose): Promise<readonly string[]> =>
  (await answer('pair', file)).pairings.map(({ players }) => players.join('–'))

describe('the fold', () => {
  const eight = named(8)
  const first = round('p1–p2 0–6', 'p3–p4 0–6', 'p5–p6 1–4', 'p7–p8 3–3')
  const second = round('p2–p4 0–6', 'p6–p7 0–6', 'p8–p5 3–3', 'p1–p3 1–4')
  const third = round('p4–p7 1–4', 'p2–p8 4–1', 'p3–p5 0–6', 'p6–p1 0–6')

  it('pairs the built event as the document would', async () => {
    expect(await tables(event(eight, [first]))).toEqual(['p2–p4', 'p6–p7', 'p8–p5', 'p1–p3'])
    expect(await tables(event(eight, [first, second]))).toEqual([
      'p4–p7',
      'p2–p8',
      'p3–p5',
      'p6–p1',
    ])
    const paired = await answer('pair', event(eight, [first]))
    expect(paired.receipt).toMatchObject({ certified: 'fold', rematches: 0 })
    expect(paired.pairings.map(({ reason }) => reason['kind'])).toEqual(Array(4).fill('fold'))
  })

  it('ranks the built event by all three tie-breakers', async () => {
    expect(await standingsLines(event(eight, [first, second, third]))).toEqual([
      'p7 13  24 90 head-to-head',
      'p4 13  27 81 tournament-points',
      'p2 10  27 78 strength-of-schedule',
      'p5 10  15 93 tournament-points',
      'p8 7  33 66 strength-of-schedule',
      'p1 7  18 87 tournament-points',
      'p3 4  30 60 extended-strength-of-schedule',
      'p6 4  30 57 ',
    ])
  })

  it('TV-LCG-4, TV-LCG-5: the first meets the last, the odd one goes to the next group', async () => {
    // All eight draw: one group of eight.
    const drawn = round('p1–p3 3–3', 'p2–p4 3–3', 'p5–p7 3–3', 'p6–p8 3–3')
    expect(await tables(event(eight, [drawn]))).toEqual(['p1–p8', 'p2–p7', 'p3–p6', 'p4–p5'])
    // Seven with 3 points, one below: the last of the seven meets that one.
    const ruled = { ...drawn, rulings: [{ player: 'p8', deduct: 1 }] }
    expect(await tables(event(eight, [ruled]))).toEqual(['p1–p6', 'p2–p5', 'p3–p4', 'p7–p8'])
  })

  it('TV-LCG-24: who has met the last meets the last but one', async () => {
    const drawn = round('p1–p4 3–3', 'p2–p3 3–3')
    expect(await tables(event(named(4), [drawn]))).toEqual(['p1–p3', 'p2–p4'])
  })

  it('is checked without any entropy: another round than the fold is not the best one', async () => {
    const rounds = [first, second, third]
    expect(await answer('check', event(eight, rounds))).toMatchObject({ clean: true })
    const other = round('p2–p4 0–6', 'p6–p8 0–6', 'p7–p5 3–3', 'p1–p3 1–4')
    const { clean, rounds: judged } = await answer('check', event(eight, [first, other]))
    expect(clean).toBe(false)
    expect(judged[1]?.findings).toMatchObject([{ kind: 'not-optimal', rule: 'LCG-34' }])
    expect(judged[1]?.receipt).toMatchObject({ certified: 'by-hand' })
    const drawn = { ...other, entropy: 'anything' }
    expect((await answer('check', event(eight, [first, drawn]))).rounds[1]?.findings).toHaveLength(
      1,
    )
    const named = { ...second, entropy: 'anything' }
    expect(await answer('check', event(eight, [first, named]))).toMatchObject({ clean: true })
  })
})

describe('tie-breakers, byes and rulings', () => {
  const order = async (file: Loose) =>
    (await answer('standings', file)).standings.map(({ player }) => player)

  it('TV-LCG-23: a bye is two wins and nobody’s opponent', async () => {
    const { standings, matches } = await answer(
      'standings',
      event(named(3), [round('p1–p2 6–0', 'p3')]),
    )
    expect(matches[1]).toMatchObject({ outcome: ['bye'], tournamentPoints: [6] })
    const sitting = standings.find(({ player }) => player === 'p3')
    expect(sitting).toMatchObject({ strengthOfSchedule: '0', opponents: [] })
    expect(matches[1]?.['marginOfVictory']).toEqual([null])
  })

  it('TV-LCG-21, TV-LCG-22: a circle of wins decides nothing, nor does nobody having met', async () => {
    const circle = [
      round('p1–p2 6–0', 'p3–p4 6–0'),
      round('p2–p3 6–0', 'p1–p4 0–6'),
      round('p3–p1 6–0', 'p2–p4 6–0'),
    ]
    // p2 and p3 have 12, p1 and p4 6. p2 beat p3; p4 beat p1.
    expect(await order(event(named(4), circle))).toEqual(['p2', 'p3', 'p4', 'p1'])
    const { standings } = await answer('standings', event(named(4), circle))
    expect(standings.map(({ decidedBy }) => decidedBy)).toEqual([
      'head-to-head',
      'tournament-points',
      'head-to-head',
      null,
    ])
    const apart = event(named(4), [round('p1–p2 6–0', 'p3–p4 6–0')])
    const [line] = (await answer('standings', apart)).standings
    expect(line?.decidedBy).toBe('lot')
  })

  it('TV-LCG-20: who beat all others level goes first, then strength of schedule', async () => {
    const rounds = [
      round('A–B 6–0', 'C–D 6–0', 'E–F 3–3'),
      round('A–C 4–1', 'B–E 6–0', 'D–F 3–3'),
      round('B–C 3–3', 'A–D 0–6', 'E–F 0–6'),
      round('A–E 0–6', 'B–D 1–4', 'C–F 0–6'),
    ]
    const { standings } = await answer('standings', event([...'ABCDEF'], rounds))
    expect(
      standings.map(({ player, tournamentPoints, strengthOfSchedule, decidedBy }) =>
        [player, tournamentPoints, strengthOfSchedule, decidedBy].join(' '),
      ),
    ).toEqual([
      'F 18 41 tournament-points',
      'D 13 48 tournament-points',
      'A 10 42 head-to-head',
      'C 10 51 strength-of-schedule',
      'B 10 42 tournament-points',
      'E 9 56 ',
    ])
    const off = event([...'ABCDEF'], rounds, { options: { headToHead: 'off' } })
    expect((await order(off))[2]).toBe('C')
  })

  it('a deduction takes points, never below zero, and counts for opponents too', async () => {
    const ruled = (deduct: number) =>
      event(named(2), [{ ...round('p1–p2 6–0'), rulings: [{ player: 'p1', deduct }] }])
    const points = async (deduct: number) => {
      const { standings } = await answer('standings', ruled(deduct))
      const p2 = standings.find(({ player }) => player === 'p2')
      const p1 = standings.find(({ player }) => player === 'p1')
      return [p1?.tournamentPoints, p2?.strengthOfSchedule]
    }
    expect(await points(1)).toEqual([5, '5'])
    expect(await points(999)).toEqual([0, '0'])
    expect(await refusedWith(ruled(0))).toBe('wrong-shape')
    expect(await refusedWith(ruled(1000))).toBe('bad-value')
    const nobody = event(named(2), [
      { ...round('p1–p2 6–0'), rulings: [{ player: 'Zed', deduct: 1 }] },
    ])
    expect(await refusedWith(nobody)).toBe('unknown-player')
  })

  it('who asks not to meet somebody does not in round 1', async () => {
    const players = ['p1', { name: 'p2', avoid: ['p1'] }, 'p3', { name: 'p4', avoid: ['p3'] }]
    for (const entropy of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const paired = await answer('pair', event(players, []), '--entropy', entropy)
      expect(paired.receipt).toMatchObject({ softConflicts: 0 })
      for (const { players: two } of paired.pairings) {
        expect([
          ['p1', 'p2'],
          ['p3', 'p4'],
        ]).not.toContainEqual([...two].sort())
      }
    }
  })
})
