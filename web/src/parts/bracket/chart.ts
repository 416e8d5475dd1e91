import {
  type Bracket,
  bracketOf,
  chartView,
  type EventState,
  type Pair,
  type PlayedGame,
  type PlayerId,
  type Source,
} from '@topcut/engine'

export type ChartGame = PlayedGame & {
  /** The block of games it belongs to, from 1. */
  readonly slot: number
  readonly from: Pair<Source>
}

export type Chart = {
  readonly games: readonly ChartGame[]
  readonly slots: number
  readonly champion: Bracket['champion']
}

const loserOf = ({ slots, winner }: PlayedGame): PlayerId | null =>
  winner === null ? null : (slots.find((player) => player !== winner) ?? null)

/** A bracket with two sides as far as it is played, with everything that is still to come. */
export const chartOf = (state: EventState, stage: number): Chart => {
  const bracket = bracketOf(state, stage)
  const seeds = state.stages[stage]?.entrants ?? []
  const played = new Map(bracket.rounds.flat().map((game) => [game.game, game]))
  const comes = (source: Source): PlayerId | null => {
    if (source.as === 'seed') return seeds[source.seed - 1] ?? null
    const from = played.get(source.game)
    if (from === undefined) return null
    return source.as === 'winner' ? from.winner : loserOf(from)
  }
  const games = chartView(seeds.length)
    // The deciding game is played only if the unbeaten player has lost.
    .filter(({ game }) => bracket.champion === null || played.has(game))
    .map(({ game, slot, from }): ChartGame => {
      const slots = [comes(from[0]), comes(from[1])] as const
      const pending = { game, slots, match: null, winner: null, isDecided: false }
      return { ...(played.get(game) ?? pending), slot, from }
    })
  return {
    games,
    slots: Math.max(0, ...games.map(({ slot }) => slot)),
    champion: bracket.champion,
  }
}

/** The side of the chart a game stands on. */
export const sideOf = ({ game }: Pick<ChartGame, 'game'>): 'winners' | 'losers' | 'final' =>
  game.startsWith('W') ? 'winners' : game.startsWith('L') ? 'losers' : 'final'
