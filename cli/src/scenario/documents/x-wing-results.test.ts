import { describe, expect, it } from 'vitest'
import { answer, type Loose, refusal } from '../../trial.suite.ts'
import {
  championOf,
  earned,
  earns,
  lastGame,
  oneMatch,
  refusedWith,
  refuses,
} from '../result-forms.suite.ts'

const [de, en, pl] = ['x-wing/de', 'x-wing/en-3.2', 'x-wing/pl'] as const

/** What a win is worth. */
const worth = [
  [de, 1],
  [en, 5],
  [pl, 5],
] as const

const time = (a: number, b: number, more: Loose = {}) => ({
  ending: 'time',
  score: [a, b],
  ...more,
})
const destruction = (a: number, b: number) => ({ ending: 'destruction', score: [a, b] })
const concession = (a: number, b: number) => ({ ending: 'concession', by: 'Ben', score: [a, b] })
const mutual = (more: Loose = {}) => ({
  ending: 'mutual-destruction',
  score: [100, 100],
  ...more,
})
const salvo = { salvo: 'Ada' }

/** The boundary results that the three documents have alike, but for what a win is worth. */
const vectors = (win: number): Parameters<typeof earns>[1] => [
  ['D1', time(50, 38), `win ${win} 112, loss 0 88`],
  ['D4', destruction(100, 89), `win ${win} 111, loss 0 89`],
  ['D5', destruction(100, 0), `win ${win} 200, loss 0 0`],
  ['D6', concession(0, 30), `win ${win} 170, loss 0 30`],
  ['D7', concession(0, 0), `win ${win} 200, loss 0 0`],
  ['D13', concession(20, 55), `win ${win} 145, loss 0 55`],
  ['match loss by ruling', { ending: 'match-loss', by: 'Ada' }, `loss 0 0, win ${win} 200`],
  ['no-show', { ending: 'no-show', by: 'Ben' }, `bye ${win} 150, unpaired-loss 0 0`],
]

describe('results under the three documents of one title', () => {
  for (const [regulation, win] of worth) earns(regulation, vectors(win))
  earns(de, [['D2', time(50, 39), 'win 1 111, loss 0 89']])
  for (const regulation of [en, pl]) {
    earns(regulation, [['D2', time(50, 39), 'modified-win 3 111, loss 0 89']])
  }

  it.each([
    ['D3', time(60, 60)],
    ['D8', mutual()],
  ])('%s: equal scores are a draw, or the final salvo decides', async (_, result) => {
    expect(await earned(de, { ...result, ...salvo })).toBe('win 1 100, loss 0 100')
    expect(await earned(de, { ...result, salvo: 'Ben' })).toBe('loss 0 100, win 1 100')
    expect(await earned(en, result)).toBe('draw 1 100, draw 1 100')
    expect(await earned(pl, result)).toBe('draw 1 100, draw 1 100')
  })

  it('D9: an intentional draw is Polish, before a witness and in Swiss rounds', async () => {
    const draw = { ending: 'intentional-draw', witness: 'the head judge' }
    expect(await earned(pl, draw)).toBe('draw 1 100, draw 1 100')
    for (const regulation of [de, en]) {
      expect(await refusedWith(oneMatch(regulation, draw))).toBe(
        'not-in-this-regulation intentional-draw',
      )
    }
    expect(await refusedWith(oneMatch(pl, { ending: 'intentional-draw' }))).toBe('wrong-shape')
    expect(await refusedWith(lastGame(pl, destruction(100, 0), draw))).toBe(
      'draw-not-in-this-stage',
    )
  })

  it('D10, D11: a bye is worth a win, a bye won elsewhere more', async () => {
    const players = ['Ada', 'Ben', { name: 'Cy', earnedBye: true }]
    const rounds = [{ matches: [{ players: ['Ada', 'Ben'], result: time(9, 8) }, { bye: 'Cy' }] }]
    const won = await answer('standings', { regulation: de, players, rounds })
    expect(won.matches[1]).toEqual({
      round: 1,
      players: ['Cy'],
      outcome: ['earned-bye'],
      tournamentPoints: [1],
      marginOfVictory: [200],
    })
    for (const [regulation, points] of worth) {
      const plain = { regulation, players: ['Ada', 'Ben', 'Cy'], rounds }
      expect((await answer('standings', plain)).matches[1]).toMatchObject({
        outcome: ['bye'],
        tournamentPoints: [points],
        marginOfVictory: [150],
      })
    }
    for (const regulation of [en, pl]) {
      expect(await refusedWith({ regulation, players, rounds })).toBe(
        'not-in-this-regulation earnedBye',
      )
    }
  })

  it('a bye won elsewhere is given before any other, and is nobody’s to judge', async () => {
    const players = ['Ada', 'Ben', 'Cy', { name: 'Dee', earnedBye: true }]
    const paired = await answer('pair', { regulation: de, players })
    expect(paired.byes.map(({ kind }) => kind)).toEqual(['earned', 'odd-number'])
    expect(paired.byes[0]?.player).toBe('Dee')
    const matches = [
      ...paired.pairings.map((one) => ({ players: one.players, result: time(40, 20) })),
      ...paired.byes.map(({ player }) => ({ bye: player })),
    ]
    const file = { regulation: de, players, rounds: [{ matches, entropy: paired.entropy }] }
    expect(await answer('check', file)).toMatchObject({ rounds: [{ findings: [] }], clean: true })
    // Who had one elsewhere has had one, unless the organizer reads it otherwise.
    const next = (earnedByeCounts: string) => ({
      regulation: de,
      players: ['Ada', { name: 'Ben', earnedBye: true }, 'Cy'],
      rounds: [
        { matches: [{ players: ['Ada', 'Cy'], result: time(90, 20) }, { bye: 'Ben' }] },
        { matches: [{ players: ['Ada', 'Ben'], result: time(90, 20) }, { bye: 'Cy' }] },
      ],
      options: { earnedByeCounts },
    })
    expect((await answer('pair', next('yes'))).byes[0]?.player).toBe('Ada')
    expect((await answer('pair', next('no'))).byes[0]?.player).toBe('Ben')
  })

  it.each([
    [de, 'salvo'],
    [en, 'initiative'],
    [pl, 'initiative'],
  ])('D12 %s: equal scores in elimination go by %s', async (regulation, field) => {
    const before = destruction(100, 0)
    for (const winner of ['Ada', 'Ben']) {
      const file = lastGame(regulation, before, mutual({ [field]: winner }))
      expect(await championOf(file)).toBe(winner)
    }
    expect(await refusedWith(lastGame(regulation, before, mutual()))).toBe(`${field}-needed`)
    const unequal = { ...destruction(100, 61), [field]: 'Ada' }
    expect(await refusedWith(lastGame(regulation, before, unequal))).toBe(`${field}-not-needed`)
  })

  it.each([
    [en, 'XWEN-15'],
    [pl, 'XWPL-40'],
  ])('[%2$s] %s: the final has no time limit and does not end by it', async (regulation, rule) => {
    const file = lastGame(regulation, destruction(100, 0), time(60, 50))
    expect(await refusal('check', file)).toMatchObject({ code: 'game-has-no-time-limit', rule })
  })

  refuses(de, [
    [time(60, 60), 'salvo-needed'],
    [time(60, 61, salvo), 'salvo-not-needed'],
    [destruction(100, 100), 'score-both-full'],
    [destruction(99, 0), 'score-needs-full'],
    [time(101, 0), 'score-out-of-range'],
    [time(60, 60, { salvo: 'Cy' }), 'not-at-this-table'],
    [time(60, 60, { initiative: 'Ada' }), 'not-in-this-regulation initiative'],
    [{ ending: 'double-loss' }, 'not-in-this-regulation double-loss'],
  ])
  refuses(pl, [
    [time(60, 60, salvo), 'not-in-this-regulation salvo'],
    [time(60, 60, { initiative: 'Ada' }), 'initiative-not-needed'],
    [concession(0, 100), 'score-not-below-full'],
    [{ ending: 'concession', by: 'Ada' }, 'wrong-shape'],
    [{ ending: 'double-loss' }, 'not-in-this-regulation double-loss'],
  ])

  it('D14: who comes back has an unpaired loss for every round missed', async () => {
    const players = ['Ada', 'Ben', 'Cy', 'Dee']
    const match = (a: string, b: string) => ({ players: [a, b], result: destruction(100, 40) })
    const rounds = [
      { matches: [match('Ada', 'Ben'), match('Cy', 'Dee')], drop: ['Ada'] },
      { matches: [match('Ben', 'Cy'), { bye: 'Dee' }] },
      { matches: [match('Dee', 'Ben'), { bye: 'Cy' }], readmit: ['Ada'] },
    ]
    const { standings } = await answer('standings', { regulation: de, players, rounds })
    const line = (name: string) => standings.find(({ player }) => player === name)
    expect(line('Ada')).toMatchObject({
      tournamentPoints: 1,
      marginOfVictory: 160,
      opponents: ['Ben'],
      matches: { won: 1, unpairedLosses: 2 },
      status: 'active',
    })
    // Ben met Ada (1 of 3), Cy (2 of 3) and Dee (2 of 3).
    expect(line('Ben')).toMatchObject({ strengthOfSchedule: '5/9' })
    for (const regulation of [en, pl]) {
      expect(await refusedWith({ regulation, players, rounds })).toBe('readmission-off')
    }
  })

  it('the options of the documents change what they say', async () => {
    const absent = { ending: 'no-show', by: 'Ben' }
    const read = { noShow: 'concession' }
    expect(await earned(de, absent, read)).toBe('win 1 200, loss 0 0')
    expect(await earned(pl, absent, read)).toBe('win 5 200, loss 0 0')
    expect(await earned(de, absent, { unpairedLossMargin: 50 })).toBe(
      'bye 1 150, unpaired-loss 0 50',
    )
  })
})
