import type { Game, Pair, Result, Seat } from '@topcut/engine'
import { type Language, numberText } from '@topcut/protocol/words'

const wins = (games: Pair<Game>, seat: Seat): number =>
  games.filter((game) =>
    typeof game === 'object' ? 'conceded' in game && game.conceded !== seat : game === seat,
  ).length

/** What each side made at the table: points, or games won; null where nothing was counted. */
export const sideScores = (language: Language, result: Result): Pair<string> | null => {
  if (result.ending === 'games') {
    return [`${wins(result.games, 'first')}`, `${wins(result.games, 'second')}`]
  }
  if (!('score' in result) || result.score === undefined) return null
  const [first, second] = result.score
  return [numberText(language, first), numberText(language, second)]
}
