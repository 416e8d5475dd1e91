import { describe, expect, it } from 'vitest'
import { answer, beats, bye, refusal, refusedByAll, scenario, swiss } from '../trial.suite.ts'

const four = ['Ada', 'Ben', 'Cy', 'Dee']
const firstRound = swiss([beats('Ada', 'Ben'), beats('Cy', 'Dee')])

describe('the players', () => {
  it.each([
    [[], 0],
    [['Ada'], 1],
    [[{ name: 'Ada', from: 2 }, 'Ben'], 1],
    [
      [
        { name: 'Ada', from: 2 },
        { name: 'Ben', from: 2 },
      ],
      0,
    ],
  ])('%j are too few to begin with', async (players, present) => {
    expect(await refusedByAll(scenario(players))).toMatchObject({
      code: 'too-few-players',
      needed: 2,
      present,
    })
  })

  it('cannot be two of one name', async () => {
    expect(await refusedByAll(scenario(['Ada', 'Ben', { name: 'Ada', from: 2 }]))).toMatchObject({
      code: 'already-registered',
      player: 'Ada',
      at: 'players[2]',
    })
  })

  it('are told apart by every letter', async () => {
    const { standings } = await answer('standings', scenario(['Ada', 'ada', 'Ada ', 'Ádá']))
    expect(standings).toHaveLength(4)
  })

  it('may be called like anything in the language', async () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', '0', '\ud800']
    const rounds = [
      swiss([
        beats('__proto__', 'constructor'),
        beats('toString', 'hasOwnProperty'),
        beats('null', '0'),
        bye('\ud800'),
      ]),
    ]
    const { standings } = await answer('standings', scenario(names, rounds))
    expect(standings.map(({ player }) => player).sort()).toEqual([...names].sort())
    const { pairings, byes } = await answer('pair', scenario(names, rounds))
    const seated = [
      ...pairings.flatMap(({ players }) => players),
      ...byes.map(({ player }) => player),
    ]
    expect(seated.sort()).toEqual([...names].sort())
    await answer('check', scenario(names, rounds))
  })

  it('carry squad points that change nothing here', async () => {
    const weighed = four.map((name) => ({ name, squadPoints: 98 }))
    expect(await answer('standings', scenario(weighed, [firstRound]))).toEqual(
      await answer('standings', scenario(four, [firstRound])),
    )
  })

  it('cannot avoid somebody who is not there', async () => {
    const file = scenario(['Ada', { name: 'Ben', avoid: ['Ada', 'Zed'] }])
    expect(await refusedByAll(file)).toMatchObject({
      code: 'unknown-player',
      player: 'Zed',
      at: 'players[1].avoid[1]',
    })
  })

  it('[XWEN-53] do not meet whom they avoid in round 1 of a casual event', async () => {
    const friends = (tier: string) =>
      scenario(['Ada', { name: 'Ben', avoid: ['Ada'] }, 'Cy', 'Dee'], [], { tier })
    const entropies = Array.from({ length: 12 }, (_, index) => `${index}`)
    const meetings = async (tier: string) => {
      const rounds = await Promise.all(
        entropies.map((entropy) => answer('pair', friends(tier), '--entropy', entropy)),
      )
      return rounds.filter(({ pairings }) =>
        pairings.some(({ players }) => players.includes('Ada') && players.includes('Ben')),
      ).length
    }
    expect(await meetings('casual')).toBe(0)
    expect(await meetings('competitive')).toBeGreaterThan(0)
  })
})

describe('a Swiss round', () => {
  it.each([
    [
      'leaves somebody out',
      [beats('Ada', 'Ben'), bye('Cy')],
      { code: 'left-out', players: ['Dee'] },
    ],
    ['is empty', [], { code: 'left-out', players: four }],
  ])('that %s is refused by all but check', async (_, matches, expected) => {
    const file = scenario(four, [swiss(matches)])
    for (const verb of ['standings', 'pair'] as const) {
      expect(await refusal(verb, file)).toMatchObject({ ...expected, at: 'rounds[0]' })
    }
    const { rounds, clean } = await answer('check', file)
    expect(clean).toBe(false)
    expect(rounds[0]?.findings).toContainEqual({ kind: 'left-out', players: expected.players })
  })

  it.each([
    [
      'lists somebody twice',
      [beats('Ada', 'Ben'), beats('Cy', 'Ada'), bye('Dee')],
      { code: 'paired-twice', player: 'Ada' },
    ],
    [
      'gives a bye to somebody who plays',
      [beats('Ada', 'Ben'), beats('Cy', 'Dee'), bye('Dee')],
      { code: 'paired-twice', player: 'Dee' },
    ],
    [
      'lets somebody play alone',
      [beats('Ada', 'Ada'), beats('Ben', 'Cy'), bye('Dee')],
      { code: 'plays-self', player: 'Ada' },
    ],
    [
      'names a stranger in a match',
      [beats('Ada', 'Ben'), beats('Cy', 'Zed'), bye('Dee')],
      { code: 'unknown-player', player: 'Zed', at: 'rounds[0].matches[1]' },
    ],
    [
      'names a stranger for a bye',
      [beats('Ada', 'Ben'), beats('Cy', 'Dee'), bye('Zed')],
      { code: 'unknown-player', player: 'Zed', at: 'rounds[0].matches[2]' },
    ],
  ])('that %s is refused', async (_, matches, expected) => {
    const at = 'rounds[0]'
    expect(await refusedByAll(scenario(four, [swiss(matches)]))).toMatchObject({ at, ...expected })
  })

  it.each(['drop', 'readmit', 'disqualify'])(
    'that names a stranger in %s is refused',
    async (list) => {
      const file = scenario(four, [{ ...firstRound, [list]: ['Zed'] }])
      expect(await refusedByAll(file)).toMatchObject({
        code: 'unknown-player',
        player: 'Zed',
        at: `rounds[0].${list}[0]`,
      })
    },
  )

  it('that follows an unfinished one is refused', async () => {
    const open = swiss([beats('Ada', 'Ben'), { players: ['Cy', 'Dee'] }])
    const file = scenario(four, [open, swiss([beats('Ada', 'Cy'), beats('Ben', 'Dee')])])
    expect(await refusedByAll(file)).toMatchObject({
      code: 'results-missing',
      round: 1,
      tables: [2],
      at: 'rounds[1]',
    })
  })

  it('that is a rematch or gives two byes is history, and history is taken as it is', async () => {
    const rounds = [
      firstRound,
      swiss([beats('Ada', 'Ben'), bye('Cy'), bye('Dee')]),
      swiss([beats('Ada', 'Ben'), beats('Cy', 'Dee')]),
    ]
    const { standings } = await answer('standings', scenario(four, rounds))
    expect(standings[0]).toMatchObject({ player: 'Ada', opponents: ['Ben', 'Ben', 'Ben'] })
    expect(standings.find(({ player }) => player === 'Dee')).toMatchObject({
      tournamentPoints: 5,
      opponents: ['Cy', 'Cy'],
      matches: { byes: 1, lost: 2 },
    })
    expect((await answer('pair', scenario(four, rounds))).round).toBe(4)
  })
})
