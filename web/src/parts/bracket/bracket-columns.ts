import type { Pair, PublicBracket, PublicGame, Source } from '@topcut/engine'
import { drawnOrder } from './drawn-order.ts'

/** Where somebody is to come from, while nobody stands there yet. */
export type ComesFrom = { readonly as: 'winner' | 'loser'; readonly game: string } | null

export type DrawnGame = PublicGame & {
  readonly from: Pair<ComesFrom>
  readonly side: 'only' | 'winners' | 'losers' | 'final'
}

export type BracketColumn = {
  /** How many rounds are left with this one, or which block of games of a chart it is. */
  readonly name:
    | { readonly kind: 'left'; readonly left: number }
    | { readonly kind: 'block'; readonly block: number }
    | { readonly kind: 'grand-final' }
    | { readonly kind: 'reset' }
  readonly games: readonly DrawnGame[]
}

const sideOf = (game: string): DrawnGame['side'] =>
  game.startsWith('W') ? 'winners' : game.startsWith('L') ? 'losers' : 'final'

/** Games of a tree have plain numbers. */
const isChart = ({ rounds }: PublicBracket): boolean =>
  rounds.flat().some(({ game }) => /^\D/.test(game))

const comesFrom = (source: Source | null): ComesFrom =>
  source === null || source.as === 'seed' ? null : source

const chartColumns = ({ rounds, chart: lines }: PublicBracket): readonly BracketColumn[] => {
  const played = new Map(rounds.flat().map((game) => [game.game, game]))
  const slots = [...new Set(lines.map(({ slot }) => slot))].toSorted((a, b) => a - b)
  return slots.map((slot): BracketColumn => {
    const games = lines
      .filter((line) => line.slot === slot)
      .map(({ game, from, slots: coming }): DrawnGame => {
        const pending = { game, slots: coming, winner: null, isDecided: false, table: null }
        return {
          ...(played.get(game) ?? pending),
          from: [comesFrom(from[0]), comesFrom(from[1])],
          side: sideOf(game),
        }
      })
    const final = games.find(({ side }) => side === 'final')?.game
    return {
      name:
        final === undefined
          ? { kind: 'block', block: slot }
          : { kind: final === 'GF1' ? 'grand-final' : 'reset' },
      games,
    }
  })
}

const treeColumns = ({ rounds }: PublicBracket): readonly BracketColumn[] => {
  const orders = drawnOrder(rounds.map(({ length }) => length))
  return rounds.map((games, index): BracketColumn => {
    const before = rounds[index - 1]?.length ?? 0
    const winner = (game: number): ComesFrom =>
      index === 0 ? null : { as: 'winner', game: `${game}` }
    return {
      name: { kind: 'left', left: rounds.length - index },
      games: (orders[index] ?? []).flatMap((at) => {
        const game = games[at]
        if (game === undefined) return []
        const number = Number(game.game)
        return [{ ...game, from: [winner(number), winner(before - number + 1)], side: 'only' }]
      }),
    }
  })
}

/** A bracket column by column, from the first games to the last, in the order they are drawn. */
export const bracketColumns = (bracket: PublicBracket): readonly BracketColumn[] =>
  isChart(bracket) ? chartColumns(bracket) : treeColumns(bracket)

/** Those that are still played, as many as a wall has room for; at the end, the last ones. */
export const columnsNow = (
  columns: readonly BracketColumn[],
  most: number,
): readonly BracketColumn[] => {
  const open = columns.findIndex(({ games }) => games.some(({ isDecided }) => !isDecided))
  const from = open === -1 ? columns.length : open
  return columns.slice(Math.max(0, Math.min(from, columns.length - most))).slice(0, most)
}
