import { type Regulation, regulationOf } from '@topcut/engine'
import type { ScenarioGame } from '../scenario/scenario.ts'
import { notRead, type ResultRead, readAs, type Standing } from './reading.ts'

type Clauses = Extract<Regulation['scoring']['swiss'], { method: 'two-games' }>
type Games = readonly [ScenarioGame, ScenarioGame]

const ends: readonly Games[] = [
  ['first', 'first'],
  ['second', 'second'],
  ['first', 'second'],
  ['first', 'draw'],
  ['second', 'draw'],
  ['draw', 'draw'],
  ['draw', 'unplayed'],
  ['first', 'unplayed'],
  ['second', 'unplayed'],
]

/** What a game earns the two of them. */
const worth = (game: ScenarioGame, clauses: Clauses, regulation: string): [number, number] => {
  const { gamePoints } = clauses
  const option = regulationOf(regulation)?.options.teamGamePoints ?? '4-2-0'
  const { win, draw, loss } = 'rule' in gamePoints ? gamePoints.value : gamePoints[option].value
  if (game === 'first') return [win, loss]
  if (game === 'second') return [loss, win]
  return game === 'draw' ? [draw, draw] : [0, 0]
}

/** The points of a match as its two games: only what two games can come to is one. */
export const twoGamesRead = (
  score: readonly [number, number],
  clauses: Clauses,
  { regulation: { id } }: Standing,
): ResultRead => {
  const games = ends.find((pair) => {
    const [one, two] = pair.map((game) => worth(game, clauses, id)) as [
      [number, number],
      [number, number],
    ]
    return one[0] + two[0] === score[0] && one[1] + two[1] === score[1]
  })
  return games === undefined
    ? notRead('unknown-result', score.join('–'), 'result-of-another-title')
    : readAs({ ending: 'games', games })
}
