import {
  type Bracket,
  bracketOf,
  type EventState,
  type Pair,
  type PlayedGame,
  type Source,
} from '@topcut/engine'

export type ChartGame = PlayedGame & {
  /** The block of games it belongs to, from 1. */
  readonly slot: number
  /** Null where a bye leaves nobody to come. */
  readonly from: Pair<Source | null>
}

export type Chart = {
  readonly games: readonly ChartGame[]
  readonly slots: number
  readonly champion: Bracket['champion']
}

/** A bracket with two sides as far as it is played, with everything that is still to come. */
export const chartOf = (state: EventState, stage: number): Chart => {
  const bracket = bracketOf(state, stage)
  const played = new Map(bracket.rounds.flat().map((game) => [game.game, game]))
  const games = bracket.chart.map(({ game, slot, from, players: slots }): ChartGame => {
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
