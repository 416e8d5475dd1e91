import type { Source } from '@topcut/engine'
import type { BracketColumn, DrawnGame } from '@topcut/protocol/bracket'
import { drawnOrder } from '@topcut/protocol/bracket'
import type { BracketWords } from '../../words/bracket.ts'

/** From here on a game is called after its round; before, games have numbers alone. */
const namedFrom = 3

type TreeGame = { readonly left: number; readonly number: string }

/** `3-2`, as a tree has it; games are counted from the top, as they are drawn. */
const inTree = (id: string): TreeGame | null => {
  const [left = '', game] = id.split('-')
  if (game === undefined) return null
  const sizes = Array.from({ length: Number(left) }, (_, round) => 2 ** (Number(left) - round - 1))
  const at = drawnOrder(sizes)[0]?.indexOf(Number(game) - 1) ?? -1
  return { left: Number(left), number: at < 0 ? game : `${at + 1}` }
}

/** A game by its id, inside a sentence: of two semi-finals each has a name of its own. */
export const gameTitle = (words: BracketWords, id: string): string => {
  if (id === 'GF1') return words.calledWithin({ kind: 'grand-final' })
  if (id === 'GF2') return words.calledWithin({ kind: 'reset' })
  const game = inTree(id)
  if (game === null) return id
  const { left, number } = game
  const round = words.calledWithin({ kind: 'left', left })
  if (left === 1) return round
  if (left > namedFrom) return words.inTop(round, number)
  return words.numbered(left === namedFrom ? words.quarterFinal : round, number)
}

/** Whether the name of the round above its games is enough: no other column has such a number. */
export const isSaidAbove = (columns: readonly BracketColumn[]): boolean =>
  columns.filter(({ name }) => name.kind === 'left' && name.left > namedFrom).length === 1

/** What stands above a game, alone in its line. */
export const gameHeading = (
  words: BracketWords,
  { id, side, isLastOfSide }: DrawnGame,
  isRoundAbove: boolean,
): string => {
  const game = inTree(id)
  if (isRoundAbove && game !== null && game.left > namedFrom) {
    return words.heading(words.match(game.number))
  }
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
