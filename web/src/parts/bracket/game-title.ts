import type { Source } from '@topcut/engine'
import type { BracketWords } from '../../words/bracket.ts'
import { treeRoundName } from '../pairings/round-name.ts'
import type { BracketColumn, DrawnGame } from './bracket-columns.ts'

/** A game's round inside a sentence: of the Top 8, each is a quarter-final. */
const roundOf = (words: BracketWords, left: number): string =>
  [words.final, words.semiFinal, words.quarterFinal][left - 1] ?? words.top(2 ** left)

export const columnTitle = (words: BracketWords, { name }: BracketColumn): string => {
  switch (name.kind) {
    case 'grand-final':
      return words.heading(words.grandFinal)
    case 'reset':
      return words.heading(words.reset)
    case 'block':
      return words.heading(words.block(name.block))
    case 'left':
      return treeRoundName(words, name.left)
  }
}

/** A game by its id, inside a sentence: of two semi-finals each has a name of its own. */
export const gameTitle = (words: BracketWords, id: string): string => {
  if (id === 'GF1') return words.grandFinal
  if (id === 'GF2') return words.reset
  const [left = '', number] = id.split('-')
  if (number === undefined) return id
  const round = roundOf(words, Number(left))
  if (left === '1') return round
  return Number(left) > 3 ? words.inTop(round, number) : words.numbered(round, number)
}

/** What stands above a game, alone in its line. */
export const gameHeading = (words: BracketWords, { id, side, isLastOfSide }: DrawnGame): string => {
  const title = words.heading(gameTitle(words, id))
  return isLastOfSide && (side === 'winners' || side === 'losers')
    ? `${title}, ${words.sideFinal[side]}`
    : title
}

/** Who is to come where nobody stands yet. */
export const comingText = (words: BracketWords, from: Source | null): string => {
  if (from === null) return words.bye
  if (from.as === 'seed') return words.seed(from.seed)
  const title = gameTitle(words, from.game)
  return from.as === 'winner' ? words.winnerOf(title) : words.loserOf(title)
}
