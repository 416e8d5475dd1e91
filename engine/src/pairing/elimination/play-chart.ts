import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Source } from '../../vocabulary/pairing.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import { type ChartRow, chartFor } from './chart.ts'

export const doubleEliminationMethod = { name: 'double-elimination', version: 2 } as const

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
  const known = new Map<string, Decided>()
  const outAt = new Map<PlayerId, number>()
  const comes = (source: Source): PlayerId | null =>
    source.as === 'seed'
      ? (seeds[source.seed - 1] ?? null)
      : (known.get(source.game)?.[source.as] ?? null)
  const follow = ({ game, slot, from, out }: ChartRow): ChartGame => {
    const players = [comes(from[0]), comes(from[1])] as const
    const decided = decidedIn(game, players)
    if (decided !== null) {
      known.set(game, decided)
      if (out !== null && decided.loser !== null) outAt.set(decided.loser, out[0])
    }
    return { game, slot, players, decided }
  }
  const rows = chartFor(seeds.length)
  const games = rows.slice(0, -1).map(follow)
  const final = games.at(-1)
  // The unbeaten one needs one win; if he loses, both have lost once and one more game decides.
  const isReset = final !== undefined && final.decided?.winner === final.players[1]
  if (isReset) games.push(...rows.slice(-1).map(follow))
  const last = games.at(-1)?.decided ?? null
  if (last !== null && last.loser !== null) outAt.set(last.loser, 2)
  if (last !== null) outAt.set(last.winner, 1)
  return { games, champion: last?.winner ?? null, outAt }
}

/** The games that can be played now: both players known, no result yet. */
export const readyGames = ({ games }: PlayedChart): readonly ChartGame[] =>
  games.filter(
    ({ players, decided }) => decided === null && players[0] !== null && players[1] !== null,
  )
