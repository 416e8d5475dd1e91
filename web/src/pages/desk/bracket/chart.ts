import {
  type Bracket,
  bracketOf,
  type EventState,
  type Pair,
  type PlayedGame,
  type PlayerId,
  type Round,
} from '@topcut/engine'

/** Where a player of a game comes from; null for a seed of the first games. */
export type Source = { readonly as: 'winner' | 'loser'; readonly game: string } | null

export type ChartGame = PlayedGame & {
  /** The block of games it belongs to, from 1. */
  readonly slot: number
  readonly sources: Pair<Source>
}

export type Chart = {
  readonly games: readonly ChartGame[]
  readonly slots: number
  readonly champion: Bracket['champion']
}

type Bare = Pick<ChartGame, 'game' | 'slot' | 'sources'> & { readonly seeds: Pair<PlayerId | null> }

const passed = (number: number, stage: number, byes: Round['byes']): Round => ({
  number,
  stage,
  status: 'closed',
  matches: [],
  byes,
  method: '',
  entropy: '',
  receipt: null,
  leftOut: [],
  mission: null,
  clock: null,
})

/**
 * The whole chart, asked from the engine by letting the second player pass in every game: a way
 * through it that has every game in it, the last one too. A chart of its own here would be a second
 * truth.
 */
const wholeChart = (state: EventState, stage: number): readonly Bare[] => {
  const rounds: Round[] = []
  const last = new Map<PlayerId, Source>()
  const games: Bare[] = []
  for (let slot = 1; slot <= 64; slot++) {
    const { next } = bracketOf({ ...state, rounds }, stage)
    if (next.length === 0) break
    for (const { game, slots } of next) {
      const source = (player: PlayerId | null) =>
        (player === null ? null : last.get(player)) ?? null
      games.push({ game, slot, sources: [source(slots[0]), source(slots[1])], seeds: slots })
    }
    const byes = next.flatMap(({ game, slots: [loser, winner] }): Round['byes'] => {
      if (loser !== null) last.set(loser, { as: 'loser', game })
      if (winner === null) return []
      last.set(winner, { as: 'winner', game })
      return [{ player: winner, kind: 'opponent-withdrew', game }]
    })
    rounds.push(passed(slot, stage, byes))
  }
  return games
}

const loserOf = ({ slots, winner }: PlayedGame): PlayerId | null =>
  winner === null ? null : (slots.find((player) => player !== winner) ?? null)

/** A bracket with two sides as far as it is played, with everything that is still to come. */
export const chartOf = (state: EventState, stage: number): Chart => {
  const bracket = bracketOf(state, stage)
  const played = new Map(bracket.rounds.flat().map((game) => [game.game, game]))
  const comes = (source: Source, seed: PlayerId | null): PlayerId | null => {
    if (source === null) return seed
    const from = played.get(source.game)
    if (from === undefined) return null
    return source.as === 'winner' ? from.winner : loserOf(from)
  }
  const games = wholeChart(state, stage)
    // The deciding game is played only if the unbeaten player has lost.
    .filter(({ game }) => bracket.champion === null || played.has(game))
    .map(({ game, slot, sources, seeds }): ChartGame => {
      const known = played.get(game)
      const slots = [comes(sources[0], seeds[0]), comes(sources[1], seeds[1])] as const
      const pending = { game, slots, match: null, winner: null, isDecided: false }
      return { ...(known ?? pending), slot, sources }
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
