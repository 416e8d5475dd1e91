import { describe, expect, it } from 'vitest'
import { answer, type Loose, refusedByAll, scenario, swiss } from '../../trial.suite.ts'

const played = { ending: 'time', score: [50, 40] }

const file = (more: Loose) => scenario(['Ada', 'Ben'], [], more)

const withPlayer = (player: Loose) => scenario(['Ada', 'Ben', { name: 'Cy', ...player }])

const withResult = (result: Loose) =>
  scenario(['Ada', 'Ben'], [swiss([{ players: ['Ada', 'Ben'], result }])])

const withStages = (...stages: readonly Loose[]) => file({ structure: { stages } })

/** What this document does not know, each with the name a refusal gives it. */
const rows: readonly (readonly [string, Loose, string])[] = [
  ['an earned bye', withPlayer({ earnedBye: true }), 'earnedBye'],
  ['a team', withPlayer({ members: ['Dee', 'Eve'] }), 'members'],
  ['a bag of missions', file({ missions: ['one'] }), 'missions'],
  ['a final salvo', withResult({ ...played, score: [5, 5], salvo: 'Ada' }), 'salvo'],
  [
    'an intentional draw',
    withResult({ ending: 'intentional-draw', witness: 'x' }),
    'intentional-draw',
  ],
  ['a double loss', withResult({ ending: 'double-loss' }), 'double-loss'],
  ['matches of two games', withResult({ games: ['first', 'second'] }), 'games'],
  ['a winner without a score', withResult({ winner: 'Ada', light: 'Ben' }), 'winner'],
  ['a forfeit', withResult({ winner: 'Ada', ending: 'forfeit' }), 'winner'],
  ['a forfeit alone', withResult({ ending: 'forfeit' }), 'forfeit'],
  ['a side', withResult({ light: 'Ada' }), 'light'],
  ['a timeout', withResult({ timeout: { light: 'Ada' } }), 'timeout'],
  ['a broken tie', withResult({ ...played, tie: { die: [[1, 2]] } }), 'tie'],
  ['an end by points', withResult({ ending: 'points', score: [40, 3] }), 'points'],
  ['an end by defeat', withResult({ ending: 'defeat', score: [4, 3] }), 'defeat'],
  [
    'a final match',
    scenario(['Ada', 'Ben'], [swiss([{ bye: 'Ada' }], { stage: 'final-match' })]),
    'final-match',
  ],
  [
    'a deduction',
    scenario(
      ['Ada', 'Ben'],
      [
        swiss([{ players: ['Ada', 'Ben'], result: played }], {
          rulings: [{ player: 'Ada', deduct: 1 }],
        }),
      ],
    ),
    'rulings',
  ],
  ['the basic structure', file({ structure: { kind: 'basic' } }), 'structure basic'],
  ['the advanced structure', file({ structure: { kind: 'advanced' } }), 'structure advanced'],
  ['elimination first', withStages({ kind: 'elimination' }), 'elimination as first stage'],
  [
    'Swiss rounds after a cut',
    withStages({ kind: 'swiss', rounds: 2 }, { kind: 'swiss', cut: 2, rounds: 1 }),
    'swiss after a cut',
  ],
  [
    'double elimination',
    withStages({ kind: 'swiss', rounds: 2 }, { kind: 'double-elimination', cut: 2 }),
    'double-elimination',
  ],
  ...[
    ['earnedByeCounts', 'yes'],
    ['afterCut', 'carry'],
    ['teamGamePoints', '4-2-0'],
    ['unplayedGame', 'zero'],
    ['annulledGame', 'zero'],
    ['extendedSchedule', 'average'],
  ].map(
    ([name = '', value]) =>
      [`the option ${name}`, file({ options: { [name]: value } }), `options.${name}`] as const,
  ),
]

describe('what only other documents know', () => {
  it.each(rows)('%s', async (_, input, what) => {
    const refused = await refusedByAll(input)
    expect(refused).toMatchObject({
      code: 'not-in-this-regulation',
      what,
      regulation: 'x-wing/en-3.2',
    })
    expect(refused.message).toContain('X-Wing, English, version 3.2')
  })

  it.each([
    ['no earned bye', withPlayer({ earnedBye: false })],
    ['no missions', file({ missions: [] })],
    [
      'no rulings',
      scenario(['Ada', 'Ben'], [swiss([{ players: ['Ada', 'Ben'] }], { rulings: [] })]),
    ],
  ])('does not stand in the way where the file says that there is none: %s', async (_, input) => {
    await answer('standings', input)
  })
})
