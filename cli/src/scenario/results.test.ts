import { describe, expect, it } from 'vitest'
import {
  answer,
  beats,
  elimination,
  type Loose,
  refusal,
  refusedByAll,
  scenario,
  swiss,
} from '../trial.suite.ts'

const two = (result: unknown, more: Loose = {}) =>
  scenario(['Ada', 'Ben'], [swiss([{ players: ['Ada', 'Ben'], result }])], more)

/** Three Swiss rounds that leave Ada first and Ben second, then their final. */
const final = (result: unknown, more: Loose = {}) =>
  scenario(
    ['Ada', 'Ben', 'Cy', 'Dee'],
    [
      swiss([beats('Ada', 'Cy', 0), beats('Ben', 'Dee', 10)]),
      elimination([{ players: ['Ada', 'Ben'], result }]),
    ],
    { structure: { kind: 'custom', swissRounds: 1, cut: 2 }, ...more },
  )

type Row = readonly [
  string,
  Loose,
  { readonly outcome: string; readonly points: string; readonly margin: string },
]

const rows: readonly Row[] = [
  [
    'destruction',
    { ending: 'destruction', score: [100, 24] },
    { outcome: 'win loss', points: '5 0', margin: '176 24' },
  ],
  [
    'destruction by the second seat',
    { ending: 'destruction', score: [0, 100] },
    { outcome: 'loss win', points: '0 5', margin: '0 200' },
  ],
  [
    'destruction by one point',
    { ending: 'destruction', score: [99, 100] },
    { outcome: 'loss win', points: '0 5', margin: '99 101' },
  ],
  [
    'time, ahead by 12: a full win',
    { ending: 'time', score: [62, 50] },
    { outcome: 'win loss', points: '5 0', margin: '112 88' },
  ],
  [
    'time, ahead by 11: a modified win',
    { ending: 'time', score: [39, 50] },
    { outcome: 'loss modified-win', points: '0 3', margin: '89 111' },
  ],
  [
    'time with equal scores: a draw',
    { ending: 'time', score: [50, 50] },
    { outcome: 'draw draw', points: '1 1', margin: '100 100' },
  ],
  [
    'time with 100, as an imported result may have it',
    { ending: 'time', score: [100, 95] },
    { outcome: 'modified-win loss', points: '3 0', margin: '105 95' },
  ],
  [
    'mutual destruction',
    { ending: 'mutual-destruction', score: [100, 100] },
    { outcome: 'draw draw', points: '1 1', margin: '100 100' },
  ],
  [
    'concession: the other side is raised to 100',
    { ending: 'concession', by: 'Ada', score: [30, 12] },
    { outcome: 'loss win', points: '0 5', margin: '30 170' },
  ],
  [
    'concession by the second seat while ahead',
    { ending: 'concession', by: 'Ben', score: [0, 99] },
    { outcome: 'win loss', points: '5 0', margin: '101 99' },
  ],
  [
    'match loss by ruling',
    { ending: 'match-loss', by: 'Ada' },
    { outcome: 'loss win', points: '0 5', margin: '0 200' },
  ],
  [
    'no-show: a bye for the one who came',
    { ending: 'no-show', by: 'Ben' },
    { outcome: 'bye unpaired-loss', points: '5 0', margin: '150 0' },
  ],
]

describe('a Swiss result', () => {
  it.each(rows)('%s', async (_, result, { outcome, points, margin }) => {
    const { matches, standings } = await answer('standings', two(result))
    expect(matches).toEqual([
      {
        round: 1,
        players: ['Ada', 'Ben'],
        outcome: outcome.split(' '),
        tournamentPoints: points.split(' ').map(Number),
        marginOfVictory: margin.split(' ').map(Number),
      },
    ])
    for (const { player, tournamentPoints, marginOfVictory } of standings) {
      const seat = player === 'Ada' ? 0 : 1
      expect([tournamentPoints, marginOfVictory]).toEqual([
        Number(points.split(' ')[seat]),
        Number(margin.split(' ')[seat]),
      ])
    }
  })

  it('of somebody who did not come makes nobody an opponent', async () => {
    const { standings } = await answer('standings', two({ ending: 'no-show', by: 'Ben' }))
    expect(standings.map(({ opponents }) => opponents)).toEqual([[], []])
    expect(standings.map(({ matches }) => [matches['byes'], matches['unpairedLosses']])).toEqual([
      [1, 0],
      [0, 1],
    ])
  })

  it('counts into the kinds of matches', async () => {
    const won = async (result: Loose) =>
      (await answer('standings', two(result))).standings[0]?.matches
    const nothing = { won: 0, modified: 0, drawn: 0, lost: 0, byes: 0, unpairedLosses: 0 }
    expect(await won({ ending: 'time', score: [50, 40] })).toEqual({ ...nothing, modified: 1 })
    expect(await won({ ending: 'time', score: [50, 50] })).toEqual({ ...nothing, drawn: 1 })
    expect(await won({ ending: 'time', score: [90, 40] })).toEqual({ ...nothing, won: 1 })
  })

  it.each([
    [{ ending: 'no-show', by: 'Ben' }, { noShow: 'concession' }, ['win', 'loss'], [200, 0]],
    [
      { ending: 'no-show', by: 'Ben' },
      { unpairedLossMargin: 50 },
      ['bye', 'unpaired-loss'],
      [150, 50],
    ],
    [
      { ending: 'no-show', by: 'Ben' },
      { unpairedLossMargin: '100' },
      ['bye', 'unpaired-loss'],
      [150, 100],
    ],
  ])('%j read with %j', async (result, options, outcome, marginOfVictory) => {
    const { matches } = await answer('standings', two(result, { options }))
    expect(matches).toMatchObject([{ outcome, marginOfVictory }])
  })
})

describe('a result in elimination', () => {
  it.each([
    [{ ending: 'mutual-destruction', score: [100, 100], initiative: 'Ben' }, 'Ben'],
    [{ ending: 'mutual-destruction', score: [100, 100], initiative: 'Ada' }, 'Ada'],
    [{ ending: 'concession', by: 'Ada', score: [99, 0] }, 'Ben'],
    [{ ending: 'match-loss', by: 'Ada' }, 'Ben'],
    [{ ending: 'no-show', by: 'Ada' }, 'Ben'],
  ])('%j makes %s the champion', async (result, champion) => {
    expect(await answer('pair', final(result))).toMatchObject({ finished: true, champion })
  })

  it('[XWEN-15] the final has no time limit and does not end by it', async () => {
    for (const score of [
      [50, 50],
      [50, 51],
      [100, 0],
    ]) {
      expect(await refusedByAll(final({ ending: 'time', score }))).toMatchObject({
        code: 'game-has-no-time-limit',
        rule: 'XWEN-15',
        at: 'rounds[1].matches[0].result',
      })
    }
  })

  it('adds nothing to the standings of the Swiss rounds', async () => {
    const after = await answer('standings', final({ ending: 'destruction', score: [0, 100] }))
    expect(after.afterRound).toBe(1)
    expect(after.matches).toHaveLength(2)
    expect(after.standings.map(({ player }) => player)).toEqual(['Ada', 'Ben', 'Dee', 'Cy'])
  })

  it.each([
    [{ ending: 'mutual-destruction', score: [100, 100] }, 'initiative-needed'],
    [{ ending: 'destruction', score: [100, 51], initiative: 'Ada' }, 'initiative-not-needed'],
  ])('%j is refused: %s', async (result, code) => {
    expect(await refusedByAll(final(result))).toMatchObject({
      code,
      rule: 'XWEN-65',
      at: 'rounds[1].matches[0].result',
    })
  })
})

describe('an impossible result', () => {
  it.each([
    [[101, 0], { code: 'score-out-of-range', score: 101, maximum: 100, rule: 'XWEN-49' }],
    [[0, -1], { code: 'score-out-of-range', score: -1, maximum: 100, rule: 'XWEN-49' }],
    [[1.5, 100], { code: 'score-out-of-range', score: 1.5, maximum: 100, rule: 'XWEN-49' }],
    [[1e300, 0], { code: 'score-out-of-range', score: 1e300, maximum: 100, rule: 'XWEN-49' }],
    [[99, 99], { code: 'score-needs-full', ending: 'destruction', full: 100, rule: 'XWEN-49' }],
    [[100, 100], { code: 'score-both-full', full: 100, rule: 'XWEN-49' }],
  ])('destruction with %j', async (score, expected) => {
    const refused = await refusedByAll(two({ ending: 'destruction', score }))
    expect(refused).toMatchObject({ ...expected, at: 'rounds[0].matches[0].result' })
    expect(refused.message).toMatch(/^rounds\[0\]\.matches\[0\]\.result: .*\(XWEN-49\)$/)
  })

  it.each([
    [{ ending: 'mutual-destruction', score: [100, 99] }, 'score-needs-full'],
    [{ ending: 'concession', by: 'Ada', score: [100, 0] }, 'score-not-below-full'],
    [{ ending: 'concession', by: 'Ben', score: [3, 101] }, 'score-out-of-range'],
    [{ ending: 'time', score: [-0.5, 3] }, 'score-out-of-range'],
    [{ ending: 'time', score: [50, 50], initiative: 'Ada' }, 'initiative-not-needed'],
  ])('%j is refused: %s', async (result, code) => {
    expect(await refusedByAll(two(result))).toMatchObject({
      code,
      at: 'rounds[0].matches[0].result',
    })
  })

  it.each([
    { ending: 'no-show', by: 'Cy' },
    { ending: 'match-loss', by: 'nobody' },
    { ending: 'concession', by: 'ada', score: [0, 0] },
    { ending: 'time', score: [1, 1], initiative: 'Ada ' },
  ])('%j names somebody who does not sit there', async (result) => {
    const file = scenario(
      ['Ada', 'Ben', 'Cy'],
      [swiss([{ bye: 'Cy' }, { players: ['Ada', 'Ben'], result }])],
    )
    expect(await refusedByAll(file)).toMatchObject({
      code: 'not-at-this-table',
      player: Object.values(result).findLast((value) => typeof value === 'string'),
      at: 'rounds[0].matches[1].result',
    })
  })

  it('is found in the first wrong place', async () => {
    const wrong = { ending: 'destruction', score: [101, 0] }
    const file = scenario(
      ['Ada', 'Ben', 'Cy', 'Dee'],
      [
        swiss([
          beats('Ada', 'Ben'),
          { players: ['Cy', 'Dee'], result: wrong },
          { players: ['Ada', 'Dee'], result: wrong },
        ]),
      ],
    )
    expect(await refusal('standings', file)).toMatchObject({ code: 'paired-twice', player: 'Ada' })
    const seated = {
      ...file,
      rounds: [swiss([beats('Ada', 'Ben'), { players: ['Cy', 'Dee'], result: wrong }])],
    }
    expect(await refusal('standings', seated)).toMatchObject({
      code: 'score-out-of-range',
      at: 'rounds[0].matches[1].result',
    })
  })
})
