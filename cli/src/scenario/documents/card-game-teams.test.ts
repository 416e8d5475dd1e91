import { describe, expect, it } from 'vitest'
import { answer, type Loose } from '../../trial.suite.ts'
import { refusedWith } from '../result-forms.suite.ts'

const [single, team] = ['card-game/de-2014', 'card-game/de-2014-team'] as const

const games = (first: string, second: string) => ({ games: [first, second] })

describe('teams', () => {
  const players = [
    { name: 'Reds', members: ['Ada', 'Ben'] },
    { name: 'Blues', members: ['Cy', 'Dee'] },
    'Golds',
    'Greens',
  ]
  const structure = { kind: 'custom', swissRounds: 1 }
  const level = {
    matches: [
      { players: ['Reds', 'Blues'], result: games('first', 'first') },
      { players: ['Golds', 'Greens'], result: games('second', 'second') },
    ],
  }
  const clear = {
    matches: [
      { players: ['Reds', 'Blues'], result: games('first', 'first') },
      { players: ['Golds', 'Greens'], result: games('second', 'draw') },
    ],
  }
  const file = (rounds: readonly unknown[], more: Loose = {}) => ({
    regulation: team,
    players,
    structure,
    rounds,
    ...more,
  })
  const final = (result: Loose) => ({
    stage: 'final-match',
    matches: [{ players: ['Greens', 'Reds'], result }],
  })

  it('play a final match for the title where the first two are level', async () => {
    const paired = await answer('pair', file([level]))
    expect(paired).toMatchObject({ stage: 'final-match', round: 2, byes: [], receipt: null })
    expect(paired.pairings).toHaveLength(1)
    expect(paired.pairings[0]?.reason).toEqual({ kind: 'final-match' })
    expect([...(paired.pairings[0]?.players ?? [])].sort()).toEqual(['Greens', 'Reds'])
    for (const [result, champion] of [
      [games('first', 'draw'), 'Greens'],
      [games('second', 'second'), 'Reds'],
      // After two games that left it level, one more.
      [{ winner: 'Reds', light: 'Greens' }, 'Reds'],
      [{ winner: 'Greens', ending: 'forfeit' }, 'Greens'],
      [{ ending: 'no-show', by: 'Greens' }, 'Reds'],
    ] as const) {
      const played = file([level, final(result)])
      const end = await answer('pair', played)
      expect(end).toMatchObject({ finished: true, champion })
      expect(
        end.finalPlaces
          .slice(0, 2)
          .map(({ player }) => player)
          .sort(),
      ).toEqual(['Greens', 'Reds'])
      expect(await answer('check', played)).toMatchObject({ clean: true })
      // The final match adds nothing to the standings of the Swiss rounds.
      expect(await answer('standings', played)).toEqual(await answer('standings', file([level])))
    }
  })

  it('play none where one is ahead', async () => {
    expect(await answer('pair', file([clear]))).toMatchObject({ finished: true, champion: 'Reds' })
    expect(await refusedWith(file([clear, final(games('first', 'first'))]))).toBe(
      'no-further-stage',
    )
  })

  it.each<[string, Loose, string]>([
    [
      'a final match without a winner',
      file([level, final(games('draw', 'draw'))]),
      'winner-needed',
    ],
    [
      'a final match before the end',
      file([level, final(games('first', 'first'))], {
        structure: { kind: 'custom', swissRounds: 2 },
      }),
      'cut-not-due',
    ],
    [
      'a second final match',
      file([level, final(games('first', 'first')), final(games('first', 'first'))]),
      'no-further-round',
    ],
    [
      'elimination',
      file([level, { stage: 'elimination', matches: [] }]),
      'not-in-this-regulation elimination',
    ],
    [
      'a cut',
      file([], { structure: { kind: 'custom', swissRounds: 2, cut: 2 } }),
      'not-in-this-regulation final-match after a cut',
    ],
    [
      'a team of three',
      file([], { players: ['A', { name: 'B', members: ['x', 'y', 'z'] }] }),
      'wrong-shape',
    ],
    [
      'somebody in two teams',
      file([], {
        players: [
          { name: 'A', members: ['x', 'y'] },
          { name: 'B', members: ['x', 'z'] },
        ],
      }),
      'already-registered',
    ],
    [
      'somebody twice in a team',
      file([], { players: ['A', { name: 'B', members: ['x', 'x'] }] }),
      'already-registered',
    ],
    [
      'a member in a match',
      file([{ matches: [{ players: ['Ada', 'Cy'], result: games('first', 'first') }] }]),
      'unknown-player',
    ],
  ])('refuse %s', async (_, input, code) => {
    expect(await refusedWith(input)).toBe(code)
  })

  it('are for the team document only', async () => {
    expect(await refusedWith({ regulation: single, players })).toBe(
      'not-in-this-regulation members',
    )
  })
})
