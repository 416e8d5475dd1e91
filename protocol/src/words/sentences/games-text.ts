import type { Game, Pair, Seat } from '@topcut/engine'
import { label } from '../label.ts'
import type { Language } from '../language.ts'
import { gameWords } from '../results/game-words.ts'

/** Not the engine's own: a phone page that shows a result would carry the engine with it. */
const across = (seat: Seat): Seat => (seat === 'first' ? 'second' : 'first')

const winnerOf = (game: Game): Seat | null => {
  if (typeof game === 'object') return 'conceded' in game ? across(game.conceded) : null
  return game === 'first' || game === 'second' ? game : null
}

/** `1 : 1`, the games that each has won, with spaces that do not break at the end of a line. */
export const gamesScoreText = (games: Pair<Game>): string => {
  const wonBy = (seat: Seat) => games.filter((game) => winnerOf(game) === seat).length
  return `${wonBy('first')}\u00a0:\u00a0${wonBy('second')}`
}

const gameText = (language: Language, game: Game, who: (seat: Seat) => string): string => {
  const say = gameWords[language]
  if (typeof game === 'object') {
    return 'conceded' in game
      ? say.conceded(who(across(game.conceded)), who(game.conceded))
      : say.annulled(who(game.annulled))
  }
  switch (game) {
    case 'first':
    case 'second':
      return who(game)
    case 'draw':
    case 'double-loss':
      return label(language, `outcome.${game}`)
    case 'unplayed':
      return say.unplayed
  }
}

/** `2 : 0 games`, and game by game where the total does not tell everything. */
export const gamesText = (
  language: Language,
  games: Pair<Game>,
  who: (seat: Seat) => string,
): string => {
  const say = gameWords[language]
  const total = say.games(gamesScoreText(games))
  const [one, two] = games
  if (one === two && winnerOf(one) !== null) return total
  const each = games.map((game, index) => say.game(index + 1, gameText(language, game, who)))
  return `${total} (${each.join('; ')})`
}
