import { type BracketView, chartView, type PlayerId, type Source } from '@topcut/engine'
import { drawnOrder, feederIn } from '@topcut/protocol/bracket'
import { type ChartGame, sideOf } from '../../../parts/bracket/chart.ts'
import { comingText, gameTitle } from '../../../parts/bracket/game-title.ts'
import type { BracketWords } from '../../../words/bracket.ts'

/** One of the two lines of a game on paper. */
type DrawnSlot = {
  readonly seed: number | null
  /** Null where a name is still to be written. */
  readonly player: string | null
  /** Who will come here, where nobody stands yet. */
  readonly origin: string | null
  readonly isWinner: boolean
  readonly score: string
}

export type DrawnGame = {
  readonly game: string
  readonly name: string
  readonly slots: readonly DrawnSlot[]
}

type People = {
  readonly nameOf: (player: PlayerId) => string
  readonly seedOf: (player: PlayerId) => number | null
}

const emptySlot: DrawnSlot = { seed: null, player: null, origin: null, isWinner: false, score: '' }

type Played = BracketView['rounds'][number][number]

const filled = (
  { match, slots, winner }: Pick<Played, 'match' | 'slots' | 'winner'>,
  { nameOf, seedOf }: People,
  origins: readonly (string | null)[],
): readonly DrawnSlot[] => {
  const result = match?.result ?? null
  const score = result !== null && 'score' in result ? result.score : undefined
  return slots.map((player, at) =>
    player === null
      ? { ...emptySlot, origin: origins[at] ?? null }
      : {
          seed: seedOf(player),
          player: nameOf(player),
          origin: null,
          isWinner: player === winner,
          score: score === undefined ? '' : `${score[at]}`,
        },
  )
}

/** The rounds of a tree as they are played, each in the order in which it is drawn. */
export const playedTree = (
  words: BracketWords,
  rounds: BracketView['rounds'],
  people: People,
): readonly (readonly DrawnGame[])[] => {
  const orders = drawnOrder(rounds.map((games) => games.length))
  return rounds.map((games, round) =>
    (orders[round] ?? []).flatMap((at): readonly DrawnGame[] => {
      const game = games[at]
      if (game === undefined) return []
      const origins = round === 0 ? [words.bye, words.bye] : []
      return [
        {
          game: game.game,
          name: words.heading(gameTitle(words, `${rounds.length - round}-${game.game}`)),
          slots: filled(game, people, origins),
        },
      ]
    }),
  )
}

/** Who comes by a seed: written in by hand while the cut is not made, a bye where it left none. */
const bySeed = (words: BracketWords, seed: number, seeded: readonly string[] | null): DrawnSlot => {
  const player = seeded?.[seed - 1] ?? null
  const isFree = seeded !== null && player === null
  return { ...emptySlot, seed, player, origin: isFree ? words.bye : null }
}

/** The same for so many, with nothing but the seeds of the first games, and who has them. */
export const blankTree = (
  words: BracketWords,
  size: number,
  seeded: readonly string[] | null = null,
): readonly (readonly DrawnGame[])[] => {
  const sizes = Array.from({ length: Math.log2(size) }, (_, round) => size / 2 ** (round + 1))
  return drawnOrder(sizes).map((order, round) =>
    order.map((at) => ({
      game: `${at + 1}`,
      name: words.heading(gameTitle(words, `${sizes.length - round}-${at + 1}`)),
      slots: [at + 1, size - at].map((seed) =>
        round === 0 ? bySeed(words, seed, seeded) : emptySlot,
      ),
    })),
  )
}

/** The parts of a tree that fit a leaf each: the branches first, what they lead to last. */
export const splitTree = <G>(
  rounds: readonly (readonly G[])[],
  most: number,
): readonly (readonly (readonly G[])[])[] => {
  const first = rounds[0]?.length ?? 0
  if (first <= most) return [rounds]
  const deep = Math.log2(most) + 1
  const branches = Array.from({ length: first / most }, (_, branch) =>
    rounds.slice(0, deep).map((games, round) => {
      const share = most / 2 ** round
      return games.slice(branch * share, (branch + 1) * share)
    }),
  )
  return [...branches, ...splitTree(rounds.slice(deep), most)]
}

const originOf = (words: BracketWords, source: Source | null): string | null =>
  source?.as === 'seed' ? null : comingText(words, source)

export type DrawnChartGame = DrawnGame & {
  readonly slot: number
  readonly side: ReturnType<typeof sideOf>
}

type Sourced = Pick<ChartGame, 'game' | 'from'>

/** Each game behind the two of its side that lead to it, as a tree would be drawn. */
const inTreeOrder = <G extends Sourced>(games: readonly G[]): readonly G[] => {
  const named = games.map((game) => ({ id: game.game, from: game.from, game }))
  const feeder = feederIn(named)
  const ordered = new Set<G>()
  const visit = (one: (typeof named)[number]): void => {
    for (const source of one.from) {
      const before = feeder(one, source)
      if (before !== undefined && sideOf(before.game) === sideOf(one.game)) visit(before)
    }
    ordered.add(one.game)
  }
  // From the end: the last game of a side leads to all that come before it.
  for (const one of named.toReversed()) visit(one)
  return [...ordered]
}

/** A chart of two sides as far as it is played. */
export const playedChart = (
  words: BracketWords,
  games: readonly ChartGame[],
  people: People,
): readonly DrawnChartGame[] =>
  inTreeOrder(games).map((game) => ({
    game: game.game,
    name: game.game,
    slot: game.slot,
    side: sideOf(game),
    slots: filled(
      game,
      people,
      game.from.map((source) => originOf(words, source)),
    ),
  }))

export const blankChart = (
  words: BracketWords,
  entrants: number,
  seeded: readonly string[] | null = null,
): readonly DrawnChartGame[] =>
  inTreeOrder(chartView(entrants)).map(({ game, slot, from }) => ({
    game,
    name: game,
    slot,
    side: sideOf({ game }),
    slots: from.map((source) =>
      source?.as === 'seed'
        ? bySeed(words, source.seed, seeded)
        : { ...emptySlot, origin: originOf(words, source) },
    ),
  }))
