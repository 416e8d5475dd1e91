import type { Game, LeaderId, Pair, Result, Seat, TableState } from '@topcut/engine'
import { type LabelKey, label } from '../label.ts'
import type { Language } from '../language.ts'
import type { Names } from '../names.ts'
import { numberText } from '../number-text.ts'
import { phrases } from '../phrases.ts'

/** `100 – 24`, with spaces that do not break at the end of a line. */
export const scoreText = (language: Language, score: Pair<number>): string =>
  score.map((points) => numberText(language, points)).join('\u00a0–\u00a0')

/** What the sides have on the table when time ends a game, in hundredths. */
export type SidePoints = { readonly light: number; readonly dark: number }

/** What a note is called by. */
type Thing = LabelKey extends infer K ? (K extends `thing.${infer T}` ? T : never) : never

type Scored = Extract<Result, { ending: 'destruction' | 'time' | 'mutual-destruction' | 'points' }>

/**
 * What was handed in, in a few words: `77 – 49 (time)`, `no-show: Ben`. Names stand after a colon,
 * so that no language has to inflect them. `players` are the shown names of the two seats, `leader`
 * is how a witness is called where that may be known; `sidePoints` is what the document makes of a
 * table when time ended the game.
 */
export const resultText = (
  language: Language,
  result: Result,
  players?: Pair<string>,
  leader?: Names['leader'],
  sidePoints?: SidePoints,
): string => {
  const ending = label(language, `ending.${result.ending}`)
  const who = (seat: Seat) =>
    players === undefined ? label(language, `seat.${seat}`) : players[seat === 'first' ? 0 : 1]
  const winner = (seat: Seat) => noted(language, 'winner', who(seat))
  switch (result.ending) {
    case 'destruction':
    case 'time':
    case 'mutual-destruction':
    case 'points': {
      const notes = [ending, ...deciderNotes(language, result, who)]
      return `${scoreText(language, result.score)} (${notes.join(', ')})`
    }
    case 'defeat':
      return `${scoreText(language, result.score)} (${ending}, ${winner(result.winner)})`
    case 'concession': {
      const conceded = `${ending}: ${who(result.by)}`
      return result.score === undefined
        ? conceded
        : `${scoreText(language, result.score)} (${conceded})`
    }
    case 'games':
      return gamesText(language, result.games, who)
    case 'won':
      return `${ending}: ${who(result.winner)}, ${label(language, 'side.light')}: ${who(result.light)}`
    case 'forfeit':
      return `${ending}: ${who(result.winner)}`
    case 'timeout': {
      const side = `${label(language, 'side.light')}: ${who(result.light)}`
      const told = `${ending}, ${side}; ${tableNotes(language, result.table)}`
      if (sidePoints === undefined) return told
      const [light, dark] = [sidePoints.light / 100, sidePoints.dark / 100]
      const points: Pair<number> = result.light === 'first' ? [light, dark] : [dark, light]
      return `${scoreText(language, points)} (${told})`
    }
    case 'intentional-draw':
      return leader === undefined
        ? ending
        : `${ending} (${noted(language, 'witness', leader(result.witness as LeaderId))})`
    case 'double-loss':
    case 'double-no-show':
      return ending
    case 'no-show':
    case 'match-loss':
    case 'withdrawal':
      return `${ending}: ${who(result.by)}`
  }
}

/** For a narrow column: `100 – 24`, `1 : 1`, or how the match ended where nothing was counted. */
export const shortResultText = (language: Language, result: Result): string => {
  if (result.ending === 'games') return gamesScoreText(result.games)
  return 'score' in result && result.score !== undefined
    ? scoreText(language, result.score)
    : label(language, `ending.${result.ending}`)
}

const noted = (language: Language, what: Thing, text: string | number): string =>
  `${label(language, `thing.${what}`)}: ${text}`

/** What decided equal scores, in the order in which it is asked for. */
const deciderNotes = (
  language: Language,
  { initiative, salvo, salvoRolls, tie }: Scored,
  who: (seat: Seat) => string,
): readonly string[] => {
  const pairs = (what: Thing, given: readonly Pair<number>[] | undefined) =>
    given === undefined || given.length === 0
      ? []
      : [noted(language, what, given.map((pair) => scoreText(language, pair)).join(', '))]
  return [
    ...(initiative === undefined ? [] : [noted(language, 'initiative', who(initiative))]),
    ...(salvo === undefined ? [] : [noted(language, 'salvo', who(salvo))]),
    ...pairs('dice', salvoRolls && [salvoRolls.dice]),
    ...pairs('hits', salvoRolls?.hits),
    ...pairs('defeats', tie?.defeats && [tie.defeats]),
    ...pairs('damage', tie?.damage && [tie.damage]),
    ...pairs('die', tie?.die),
  ]
}

const tableNotes = (language: Language, table: TableState): string => {
  const light = [
    noted(language, 'objectives', table.objectives),
    noted(language, 'damage-on-dark', table.damageOnDark),
  ]
  const dark = [
    noted(language, 'dial', table.dial),
    noted(language, 'damage-on-light', table.damageOnLight),
  ]
  const balance = noted(language, 'balance', label(language, `side.${table.balance}`))
  return [light.join(', '), dark.join(', '), balance].join('; ')
}

/** Not the engine's own: a phone page that shows a result would carry the engine with it. */
const across = (seat: Seat): Seat => (seat === 'first' ? 'second' : 'first')

const winnerOf = (game: Game): Seat | null => {
  if (typeof game === 'object') return 'conceded' in game ? across(game.conceded) : null
  return game === 'first' || game === 'second' ? game : null
}

/** `1 : 1`, the games that each has won, with spaces that do not break at the end of a line. */
const gamesScoreText = (games: Pair<Game>): string => {
  const wonBy = (seat: Seat) => games.filter((game) => winnerOf(game) === seat).length
  return `${wonBy('first')}\u00a0:\u00a0${wonBy('second')}`
}

const gameText = (language: Language, game: Game, who: (seat: Seat) => string): string => {
  const say = phrases[language].games
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
const gamesText = (language: Language, games: Pair<Game>, who: (seat: Seat) => string): string => {
  const say = phrases[language].games
  const total = say.total(gamesScoreText(games))
  const [one, two] = games
  if (one === two && winnerOf(one) !== null) return total
  const each = games.map((game, index) => say.game(index + 1, gameText(language, game, who)))
  return `${total} (${each.join('; ')})`
}
