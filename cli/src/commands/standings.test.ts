import { describe, expect, it } from 'vitest'
import {
  answer,
  beats,
  bye,
  elimination,
  type Line,
  refusal,
  scenario,
  swiss,
  topcut,
} from '../trial.suite.ts'

const four = ['Ada', 'Ben', 'Cy', 'Dee']

/*
 *       round 1             round 2             points  margin
 * Ada   100–24 Ben  5/176   60–60 Cy    1/100   6       276
 * Ben   24–100 Ada  0/ 24   100–0 Dee   5/200   5       224
 * Cy    50–45 Dee   3/105   60–60 Ada   1/100   4       205
 * Dee   45–50 Cy    0/ 95   0–100 Ben   0/  0   0        95
 */
const first = [
  beats('Ada', 'Ben', 24),
  { players: ['Cy', 'Dee'], result: { ending: 'time', score: [50, 45] } },
]
const second = [
  { players: ['Cy', 'Ada'], result: { ending: 'time', score: [60, 60] } },
  beats('Ben', 'Dee', 0),
]
const rounds = [swiss(first), swiss(second)]

const brief = (lines: readonly Line[]) =>
  lines.map((line) =>
    [
      line.place,
      line.player,
      line.tournamentPoints,
      line.marginOfVictory,
      line.strengthOfSchedule,
      line.decidedBy,
    ].join(' '),
  )

describe('standings', () => {
  it('add up by the document', async () => {
    const { standings, afterRound, matches } = await answer('standings', scenario(four, rounds))
    expect(afterRound).toBe(2)
    expect(brief(standings)).toEqual([
      '1 Ada 6 276 9 tournament-points',
      '2 Ben 5 224 6 tournament-points',
      '3 Cy 4 205 6 tournament-points',
      '4 Dee 0 95 9 ',
    ])
    expect(standings.map(({ opponents }) => opponents.join())).toEqual([
      'Ben,Cy',
      'Ada,Dee',
      'Dee,Ada',
      'Cy,Ben',
    ])
    expect(standings[2]?.matches).toEqual({
      won: 0,
      modified: 1,
      drawn: 1,
      lost: 0,
      byes: 0,
      unpairedLosses: 0,
    })
    expect(matches.map(({ round, players }) => `${round} ${players}`)).toEqual([
      '1 Ada,Ben',
      '1 Cy,Dee',
      '2 Cy,Ada',
      '2 Ben,Dee',
    ])
  })

  it('[XWEN-61] have exact fractions, in lowest terms', async () => {
    const file = scenario(four, rounds, { options: { strengthOfSchedule: 'tome' } })
    const { standings } = await answer('standings', file)
    expect(standings.map(({ strengthOfSchedule }) => strengthOfSchedule)).toEqual([
      '9/4',
      '3/2',
      '3/2',
      '9/4',
    ])
  })

  it('can leave byes out of the opponents’ averages', async () => {
    const three = [swiss([beats('Ada', 'Ben'), bye('Cy')]), swiss([beats('Cy', 'Ada'), bye('Ben')])]
    const schedule = async (scheduleByes: string) => {
      const options = { strengthOfSchedule: 'tome', scheduleByes }
      const file = scenario(['Ada', 'Ben', 'Cy'], three, { options })
      const { standings } = await answer('standings', file)
      return standings.find(({ player }) => player === 'Ada')?.strengthOfSchedule
    }
    expect(await schedule('count')).toBe('15/4')
    expect(await schedule('ignore')).toBe('5/2')
  })

  it('[XWEN-58] put the winner of the meeting first, unless the organizer goes without', async () => {
    const played = [
      swiss([beats('Ada', 'Ben', 99), beats('Cy', 'Dee', 0)]),
      swiss([beats('Cy', 'Ada', 50), beats('Ben', 'Dee', 0)]),
    ]
    const order = async (headToHead: string) => {
      const file = scenario(four, played, { options: { headToHead } })
      return (await answer('standings', file)).standings.map(
        ({ player, decidedBy }) => `${player} ${decidedBy}`,
      )
    }
    expect(await order('on')).toEqual([
      'Cy tournament-points',
      'Ada head-to-head',
      'Ben tournament-points',
      'Dee null',
    ])
    expect(await order('off')).toEqual([
      'Cy tournament-points',
      'Ben margin-of-victory',
      'Ada tournament-points',
      'Dee null',
    ])
  })

  it('draw lots where nothing else decides, and always the same ones', async () => {
    const level = scenario(four, [], { entropy: 'hall' })
    const { standings, afterRound, matches } = await answer('standings', level)
    expect({ afterRound, matches }).toEqual({ afterRound: 0, matches: [] })
    expect(standings.map(({ decidedBy }) => decidedBy)).toEqual(['lot', 'lot', 'lot', null])
    const order = async (...flags: readonly string[]) =>
      (await answer('standings', level, ...flags)).standings.map(({ player }) => player).join()
    const entropies = Array.from({ length: 20 }, (_, index) => `${index}`)
    const orders = await Promise.all(entropies.map((entropy) => order('--entropy', entropy)))
    expect(new Set(orders).size).toBeGreaterThan(5)
    expect(await order('--entropy', 'hall')).toBe(await order())
    const shuffled = scenario(four.toReversed(), [], { entropy: 'hall' })
    expect((await answer('standings', shuffled)).standings).toEqual(standings)
  })

  it('draw from "topcut" where the file names nothing', async () => {
    const silent = await topcut(['standings', '-'], scenario(four))
    expect(await topcut(['standings', '-'], scenario(four, [], { entropy: 'topcut' }))).toEqual(
      silent,
    )
    expect(await topcut(['standings', '-', '--entropy', 'topcut'], scenario(four))).toEqual(silent)
  })

  it('count what is known while a round is played', async () => {
    const open = swiss([bye('Eve'), beats('Ada', 'Ben', 24), { players: ['Cy', 'Dee'] }])
    const { afterRound, matches, standings } = await answer(
      'standings',
      scenario([...four, 'Eve'], [open]),
    )
    expect(afterRound).toBe(1)
    expect(matches.map(({ players }) => players)).toEqual([['Ada', 'Ben'], ['Eve']])
    expect(standings.filter(({ opponents }) => opponents.length === 0)).toHaveLength(3)
  })
})

describe('standings --after', () => {
  const players = [...four, 'Eve', { name: 'Fay', from: 3 }]
  const played = [
    swiss([...first, bye('Eve')], { drop: ['Eve'] }),
    swiss(second, { disqualify: ['Ben'] }),
    swiss([beats('Ada', 'Dee', 1), beats('Cy', 'Fay', 2)]),
    elimination([beats('Ada', 'Cy')]),
  ]
  const structure = { kind: 'custom', swissRounds: 3, cut: 2 }
  const file = scenario(players, played, { structure })

  it.each([0, 1, 2, 3])('%i equals the standings of the file that ends there', async (after) => {
    const then = scenario(players, played.slice(0, after), { structure })
    const looked = await answer('standings', file, '--after', `${after}`)
    expect(looked).toEqual(await answer('standings', then))
    expect(looked.afterRound).toBe(after)
  })

  it('does not know what came later', async () => {
    const statuses = async (after: number) =>
      Object.fromEntries(
        (await answer('standings', file, `--after=${after}`)).standings.map(
          ({ player, status }) => [player, status],
        ),
      )
    expect(await statuses(0)).toEqual({
      Ada: 'active',
      Ben: 'active',
      Cy: 'active',
      Dee: 'active',
      Eve: 'active',
    })
    expect(await statuses(1)).toMatchObject({ Ben: 'active', Eve: 'dropped' })
    expect(await statuses(2)).toMatchObject({ Ben: 'disqualified', Fay: 'active' })
  })

  it('counts Swiss rounds only', async () => {
    expect((await answer('standings', file)).afterRound).toBe(3)
    for (const round of [4, 99]) {
      expect(await refusal('standings', file, '--after', `${round}`)).toMatchObject({
        code: 'round-beyond-file',
        round,
        rounds: 3,
      })
    }
  })

  it('still refuses a file that is wrong later on', async () => {
    const wrong = { ...file, rounds: [...played, elimination([beats('Dee', 'Ada')])] }
    expect(await refusal('standings', wrong, '--after', '1')).toMatchObject({
      code: 'no-further-round',
    })
  })
})
