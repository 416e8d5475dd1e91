import { regulationOf } from '@topcut/engine'
import { winnerIn } from '../../report/winner.ts'
import type {
  RoundStage,
  Scenario,
  ScenarioGame,
  ScenarioMatch,
  ScenarioResult,
} from '../../scenario/scenario.ts'

type Written = Readonly<Record<string, unknown>>
type Points = readonly [number, number]

/** A match as ListFortress takes it: with its winner and whether time ended it. */
export const writeMatch = (
  scenario: Scenario,
  match: ScenarioMatch,
  stage: RoundStage,
  hasSalvo: boolean,
): Written => {
  if ('bye' in match) return { player1: match.bye, player1points: 0, result: 'bye' }
  const [player1, player2] = match.players
  const { result } = match
  if (result === null) return { player1, player2 }
  const points = pointsOf(result, scenario.regulation, match.players)
  const winner = winnerIn(scenario)(match, stage)
  // What neither points nor a winner can say is left open, not bent into a draw.
  if (winner === null && points === null && result.ending !== 'intentional-draw')
    return { player1, player2 }
  const isSalvo = hasSalvo && winner !== null && points !== null && points[0] === points[1]
  return {
    player1,
    ...(points === null ? {} : { player1points: points[0] }),
    player2,
    ...(points === null ? {} : { player2points: points[1] }),
    result: winner === null ? 'draw' : 'win',
    ...(winner === null ? {} : { winner }),
    ...(isSalvo ? { final_salvo: true } : {}),
    ...(points === null ? {} : { went_to_time: result.ending === 'time' }),
  }
}

/** What both have on the table, with what the document adds for whoever did not give up. */
export const pointsOf = (
  result: ScenarioResult,
  regulation: string,
  [first]: readonly [string, string],
): Points | null => {
  const scoring = regulationOf(regulation)?.scoring.swiss
  switch (result.ending) {
    case 'destruction':
    case 'time':
    case 'mutual-destruction':
    case 'points':
    case 'defeat':
      return result.score
    case 'concession': {
      if (result.score === undefined || scoring?.method !== 'destroyed-points') return null
      const full = scoring.fullScore.value
      return result.by === first ? [result.score[0], full] : [full, result.score[1]]
    }
    case 'games':
      return gamePointsOf(result.games, regulation)
    default:
      return null
  }
}

/** What two games come to, where nothing but won, drawn and unplayed games is in them. */
const gamePointsOf = (
  games: readonly [ScenarioGame, ScenarioGame],
  regulation: string,
): Points | null => {
  const { scoring, options } = regulationOf(regulation) ?? {}
  if (scoring?.swiss.method !== 'two-games') return null
  const { gamePoints } = scoring.swiss
  const { win, draw } =
    'rule' in gamePoints ? gamePoints.value : gamePoints[options?.teamGamePoints ?? '4-2-0'].value
  let [first, second] = [0, 0]
  for (const game of games) {
    if (game === 'first') first += win
    else if (game === 'second') second += win
    else if (game === 'draw') {
      first += draw
      second += draw
    } else if (game !== 'unplayed') return null
  }
  return [first, second]
}
