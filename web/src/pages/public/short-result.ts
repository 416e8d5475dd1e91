import type { Game, Pair, Result } from '@topcut/engine'
import { type Language, numberText } from '@topcut/protocol/words'
import type { HallWords } from '../../words/hall.ts'

const wins = (games: Pair<Game>, seat: 'first' | 'second'): number =>
  games.filter((game) =>
    typeof game === 'object' ? 'conceded' in game && game.conceded !== seat : game === seat,
  ).length

/** `100 – 24`, `1 : 1`, or how the match ended where nothing was counted. */
export const shortResult = (language: Language, words: HallWords, result: Result): string => {
  if (result.ending === 'games') {
    return `${wins(result.games, 'first')}\u00a0:\u00a0${wins(result.games, 'second')}`
  }
  return 'score' in result && result.score !== undefined
    ? result.score.map((points) => numberText(language, points)).join('\u00a0–\u00a0')
    : words.endings[result.ending]
}
