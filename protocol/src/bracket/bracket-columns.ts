import type { MatchId, Pair, PlayerId, Result, RoundName, Source } from '@topcut/engine'
import { drawnOrder } from './drawn-order.ts'

export type Entrant = {
  readonly player: PlayerId
  readonly name: string
  /** Who plays as this one team. */
  readonly members?: readonly string[]
}

type GameToDraw = {
  readonly game: string
  readonly slots: Pair<Entrant | null>
  readonly winner: PlayerId | null
  readonly isDecided: boolean
  readonly table: {
    readonly match: MatchId
    readonly table: number
    readonly result: Result | null
  } | null
}

type LineToDraw = Pick<GameToDraw, 'game' | 'slots'> & {
  readonly slot: number
  readonly from: Pair<Source | null>
}

/** A bracket with names in it: the public one is such a bracket as it comes. */
export type BracketToDraw = {
  readonly rounds: readonly (readonly GameToDraw[])[]
  /** Best seed first. */
  readonly seeds: readonly Entrant[]
  /** Every game where two defeats are needed; empty where losers are out. */
  readonly chart: readonly LineToDraw[]
  readonly champion: Entrant | null
}

export type DrawnGame = GameToDraw & {
  /** Of its own in the whole bracket: `2-1` is the first semi-final, charts name their games. */
  readonly id: string
  /** Where each of the two comes from, games by their ids; null where nobody comes. */
  readonly from: Pair<Source | null>
  readonly side: 'only' | 'winners' | 'losers' | 'final'
  /** Of a side of a chart: whoever wins it stands in the grand final. */
  readonly isLastOfSide: boolean
}

export type BracketColumn = {
  readonly name: RoundName
  readonly games: readonly DrawnGame[]
}

const sideOf = (game: string): DrawnGame['side'] =>
  game.startsWith('W') ? 'winners' : game.startsWith('L') ? 'losers' : 'final'

/** The deciding game is fed by the game before it, whatever led to that. */
const deciding: Pair<Source> = [
  { as: 'winner', game: 'GF1' },
  { as: 'loser', game: 'GF1' },
]

const chartColumns = (bracket: BracketToDraw): readonly BracketColumn[] => {
  const { rounds, chart: lines, seeds } = bracket
  const played = new Map(rounds.flat().map((game) => [game.game, game]))
  const lastOf = (side: DrawnGame['side']) => lines.findLast(({ game }) => sideOf(game) === side)
  const lasts = [lastOf('winners')?.game, lastOf('losers')?.game]
  const cameBy = (source: Source | null, player: PlayerId): boolean => {
    if (source === null) return false
    if (source.as === 'seed') return seeds[source.seed - 1]?.player === player
    const before = played.get(source.game)
    if (before === undefined || before.winner === null) return false
    if (source.as === 'winner') return before.winner === player
    return before.winner !== player && before.slots.some((one) => one?.player === player)
  }
  /** In the order of those who sit there: at the table the better seed may come first. */
  const asSeated = ([first, second]: Pair<Source | null>, slots: DrawnGame['slots']) => {
    const isOther = (one: Entrant | null, own: Source | null, other: Source | null) =>
      one !== null && !cameBy(own, one.player) && cameBy(other, one.player)
    const isSwapped = isOther(slots[0], first, second) || isOther(slots[1], second, first)
    return isSwapped ? ([second, first] as const) : ([first, second] as const)
  }
  const slots = [...new Set(lines.map(({ slot }) => slot))].toSorted((a, b) => a - b)
  return slots.map((slot): BracketColumn => {
    const games = lines
      .filter((line) => line.slot === slot)
      .map(({ game, from, slots: coming }): DrawnGame => {
        const pending = { game, slots: coming, winner: null, isDecided: false, table: null }
        const shown = played.get(game) ?? pending
        const sources = game === 'GF2' ? deciding : from
        return {
          ...shown,
          id: game,
          from: asSeated(sources, shown.slots),
          side: sideOf(game),
          isLastOfSide: lasts.includes(game),
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

const treeColumns = ({ rounds }: BracketToDraw): readonly BracketColumn[] => {
  const orders = drawnOrder(rounds.map(({ length }) => length))
  return rounds.map((games, index): BracketColumn => {
    const before = rounds[index - 1]?.length ?? 0
    const left = rounds.length - index
    const winner = (game: number): Source | null =>
      index === 0 ? null : { as: 'winner', game: `${left + 1}-${game}` }
    return {
      name: { kind: 'left', left },
      games: (orders[index] ?? []).flatMap((at): readonly DrawnGame[] => {
        const game = games[at]
        if (game === undefined) return []
        const number = Number(game.game)
        const from = [winner(number), winner(before - number + 1)] as const
        const id = `${left}-${game.game}`
        return [{ ...game, id, from, side: 'only', isLastOfSide: false }]
      }),
    }
  })
}

/** A bracket column by column, from the first games to the last, in the order they are drawn. */
export const bracketColumns = (bracket: BracketToDraw): readonly BracketColumn[] =>
  bracket.chart.length > 0 ? chartColumns(bracket) : treeColumns(bracket)

/** The first column that is still played; at the end, the last. */
export const columnNow = (columns: readonly BracketColumn[]): number => {
  const open = columns.findIndex(({ games }) => games.some(({ isDecided }) => !isDecided))
  return open === -1 ? columns.length - 1 : open
}

/** Those that are still played, as many as a wall has room for; at the end, the last ones. */
export const columnsNow = (
  columns: readonly BracketColumn[],
  most: number,
): readonly BracketColumn[] =>
  columns.slice(Math.max(0, Math.min(columnNow(columns), columns.length - most))).slice(0, most)
