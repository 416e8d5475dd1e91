import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Source } from '../../vocabulary/pairing.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import { type ChartRow, chartFor } from './chart.ts'

export const doubleEliminationMethod = { name: 'double-elimination', version: 2 } as const

/** What became of a game: who won it and who lost it; without a winner both have lost it. */
export type Decided = { readonly winner: PlayerId | null; readonly loser: PlayerId | null }

export type ChartGame = {
  readonly game: string
  readonly slot: number
  /** Null while it is open who comes there. */
  readonly players: Pair<PlayerId | null>
  readonly decided: Decided | null
}

/** A game that somebody passes without playing, because nobody comes there. */
export type ChartBye = { readonly game: string; readonly slot: number; readonly player: PlayerId }

/** A line of the chart as it is drawn, whether it is played, passed or still to come. */
export type ChartLine = Pick<ChartRow, 'game' | 'slot' | 'from'> & Pick<ChartGame, 'players'>

export type PlayedChart = {
  readonly games: readonly ChartGame[]
  readonly byes: readonly ChartBye[]
  /** All of it: what is played, who sits out, what is still to come. */
  readonly lines: readonly ChartLine[]
  readonly champion: PlayerId | null
  /** The best place each player who is out can have, by the chart. */
  readonly outAt: ReadonlyMap<PlayerId, number>
}

/** For a place that stays empty; anybody may be called by any word. */
const nobody = Symbol('nobody')

/** Whoever comes to a place: null while it is open. */
type Comer = PlayerId | null | typeof nobody

type Left = { readonly winner: Comer; readonly loser: Comer }

/** Follows a chart as far as its games are decided. */
export const playChart = (
  seeds: readonly PlayerId[],
  decidedIn: (game: string, players: Pair<PlayerId | null>) => Decided | null,
  places: number = seeds.length,
): PlayedChart => {
  const known = new Map<string, Left>()
  const outAt = new Map<PlayerId, number>()
  const byes: ChartBye[] = []
  const lines: ChartLine[] = []
  // Who has lost without an opponent who won goes up with that defeat, to the first place below.
  const fallen = new Set<PlayerId>()
  const comes = (source: Source | null): Comer => {
    if (source === null) return nobody
    if (source.as === 'seed') return seeds[source.seed - 1] ?? null
    return known.get(source.game)?.[source.as] ?? null
  }
  const betterFirst = (a: PlayerId, b: PlayerId): Pair<PlayerId> =>
    seeds.indexOf(a) < seeds.indexOf(b) ? [a, b] : [b, a]

  /** What comes of a game that needs no playing; null where it is played, or still open. */
  const unplayed = (row: ChartRow, a: Comer, b: Comer): Left | null => {
    if (a === null || b === null) return null
    if (a === nobody || b === nobody) return { winner: a === nobody ? b : a, loser: nobody }
    if (row.out !== null || (!fallen.has(a) && !fallen.has(b))) return null
    if (fallen.has(a) && fallen.has(b)) {
      const [better, other] = betterFirst(a, b)
      return { winner: better, loser: other }
    }
    return fallen.has(a) ? { winner: b, loser: a } : { winner: a, loser: b }
  }

  const follow = (row: ChartRow): ChartGame | null => {
    const { game, slot, from, out } = row
    const [a, b]: Pair<Comer> = [comes(from[0]), comes(from[1])]
    const drawn = [a === nobody ? null : from[0], b === nobody ? null : from[1]] as const
    lines.push({ game, slot, from: drawn, players: [present(a), present(b)] })
    const passed = unplayed(row, a, b)
    if (passed !== null) {
      known.set(game, passed)
      const { winner } = passed
      const isBye = winner !== null && winner !== nobody && !fallen.has(winner)
      if (isBye) byes.push({ game, slot, player: winner })
      return null
    }
    if (a === nobody || b === nobody) return null
    const decided = decidedIn(game, [a, b])
    if (decided !== null) {
      const isBothLost = decided.winner === null && a !== null && b !== null
      if (isBothLost && out === null) {
        const [better, other] = betterFirst(a, b)
        fallen.add(better)
        known.set(game, { winner: better, loser: other })
      } else known.set(game, { winner: decided.winner ?? nobody, loser: decided.loser })
      const lost = isBothLost ? [a, b] : [decided.loser]
      for (const one of lost) if (out !== null && one !== null) outAt.set(one, out[0])
    }
    return { game, slot, players: [a, b], decided }
  }

  const [only] = seeds
  if (only !== undefined && seeds.length === 1) {
    return { games: [], byes, lines, champion: only, outAt: outAt.set(only, 1) }
  }
  const rows = chartFor(seeds.length, places)
  const games = rows.slice(0, -2).flatMap((row) => follow(row) ?? [])
  const finals = rows.slice(-2)
  const [unbeaten, other] = (finals[0]?.from ?? [null, null]).map(comes)
  const end = (winner: PlayerId, loser: PlayerId | null): PlayedChart => {
    if (loser !== null) outAt.set(loser, 2)
    outAt.set(winner, 1)
    return { games, byes, lines, champion: winner, outAt }
  }
  const toCome = [...finals]
  for (const { game, slot, from } of finals) {
    if (unbeaten !== nobody && unbeaten && other === nobody) return end(unbeaten, null)
    const players = [present(unbeaten), present(other)] as const
    const [a, b] = players
    const decided = decidedIn(game, players)
    games.push({ game, slot, players, decided })
    lines.push({ game, slot, from, players })
    toCome.shift()
    if (decided === null || a === null || b === null) break
    const isLevel = game !== finals[0]?.game || fallen.has(a)
    // A game that both lose costs the other one the second defeat; where it would cost both of
    // them theirs, nobody would be left, and it is played again.
    if (decided.winner === null && !isLevel) return end(a, b)
    if (decided.winner === null) break
    if (decided.winner === a || isLevel) return end(decided.winner, decided.loser)
  }
  for (const { game, slot, from } of toCome) lines.push({ game, slot, from, players: [null, null] })
  return { games, byes, lines, champion: null, outAt }
}

const present = (comer: Comer | undefined): PlayerId | null =>
  comer === undefined || comer === nobody ? null : comer

/** The games that can be played now: both players known, no result yet. */
export const readyGames = ({ games }: PlayedChart): readonly ChartGame[] =>
  games.filter(
    ({ players, decided }) => decided === null && players[0] !== null && players[1] !== null,
  )
