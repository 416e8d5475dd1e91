import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import { type ChartRow, charts, type Source } from './charts.ts'

export const doubleEliminationMethod = { name: 'double-elimination', version: 1 } as const

/** What became of a game: who won it and who lost it. */
export type Decided = { readonly winner: PlayerId; readonly loser: PlayerId | null }

export type ChartGame = {
  readonly game: string
  readonly slot: number
  /** Null while it is open who comes there. */
  readonly players: Pair<PlayerId | null>
  readonly decided: Decided | null
}

export type PlayedChart = {
  readonly games: readonly ChartGame[]
  readonly champion: PlayerId | null
  /** The best place each player who is out can have, by the chart. */
  readonly outAt: ReadonlyMap<PlayerId, number>
}

/** Follows a chart as far as its games are decided. */
export const playChart = (
  seeds: readonly PlayerId[],
  decidedIn: (game: string, players: Pair<PlayerId | null>) => Decided | null,
): PlayedChart => {
  const rows = charts.get(seeds.length) ?? []
  const known = new Map<string, Decided>()
  const outAt = new Map<PlayerId, number>()
  const comes = (source: Source): PlayerId | null => {
    if (source.startsWith('+')) return known.get(source.slice(1))?.winner ?? null
    if (source.startsWith('-')) return known.get(source.slice(1))?.loser ?? null
    return seeds[Number(source) - 1] ?? null
  }
  const follow = ([game, slot, first, second, out]: ChartRow): ChartGame => {
    const players = [comes(first), comes(second)] as const
    const decided = decidedIn(game, players)
    if (decided !== null) {
      known.set(game, decided)
      if (out !== undefined && decided.loser !== null) outAt.set(decided.loser, out[0])
    }
    return { game, slot, players, decided }
  }
  const games = rows.map(follow)
  const finals = grandFinal(rows, follow)
  const last = finals.at(-1)?.decided ?? null
  const isOver = last !== null && (finals.length === 2 || last.winner === finals[0]?.players[0])
  if (isOver && last.loser !== null) outAt.set(last.loser, 2)
  if (isOver) outAt.set(last.winner, 1)
  return { games: [...games, ...finals], champion: isOver ? last.winner : null, outAt }
}

/** The unbeaten one needs one win; if he loses, both have lost once and one more game decides. */
const grandFinal = (
  rows: readonly ChartRow[],
  follow: (row: ChartRow) => ChartGame,
): readonly ChartGame[] => {
  const lastOf = (side: 'W' | 'L') => rows.findLast(([game]) => game.startsWith(side))
  const [winners, losers] = [lastOf('W'), lastOf('L')]
  if (winners === undefined || losers === undefined) return []
  const sources = [`+${winners[0]}`, `+${losers[0]}`] as const
  const slot = losers[1] + 1
  const first = follow(['GF1', slot, ...sources])
  const isReset = first.decided !== null && first.decided.winner === first.players[1]
  return isReset ? [first, follow(['GF2', slot + 1, ...sources])] : [first]
}

/** The games that can be played now: both players known, no result yet. */
export const readyGames = ({ games }: PlayedChart): readonly ChartGame[] =>
  games.filter(
    ({ players, decided }) => decided === null && players[0] !== null && players[1] !== null,
  )
