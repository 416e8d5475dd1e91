import { chanceFrom } from '../../chance/chance.ts'
import { lotOrder } from '../../chance/lot.ts'
import { shuffle } from '../../chance/shuffle.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Bye, Pairing } from '../../vocabulary/pairing.ts'
import type { Pair } from '../../vocabulary/seat.ts'

/** One game of a bracket round; a slot is null where nobody came through. */
export type BracketGame = {
  readonly game: string
  readonly slots: Pair<PlayerId | null>
}

export const eliminationMethod = { name: 'single-elimination', version: 1 } as const

/** The next power of two: how many places the first round of a bracket has. */
export const bracketSize = (entrants: number): number => {
  let size = 1
  while (size < entrants) size *= 2
  return size
}

/** The places of a bracket by seed; the last ones are empty, so the best sit out. */
export const placesBySeed = (seeds: readonly PlayerId[]): readonly (PlayerId | null)[] =>
  Array.from({ length: bracketSize(seeds.length) }, (_, index) => seeds[index] ?? null)

/**
 * The places of a bracket without seeds: who sits out, who meets whom and the number of every game
 * are all drawn by lot.
 */
export const placesByLot = (
  entrants: readonly PlayerId[],
  entropy: string,
): readonly (PlayerId | null)[] => {
  const size = bracketSize(entrants.length)
  const drawn = lotOrder(entrants, `${entropy}/places`)
  const sittingOut = drawn.slice(0, size - entrants.length)
  const playing = drawn.slice(sittingOut.length)
  const half = playing.length / 2
  const games: readonly Pair<PlayerId | null>[] = [
    ...sittingOut.map((player) => [player, null] as const),
    ...playing
      .slice(0, half)
      .map((player, index) => [player, playing[half + index] ?? null] as const),
  ]
  const numbered = shuffle(games, chanceFrom(`${entropy}/numbers`))
  return [...numbered.map(([first]) => first), ...numbered.map(([, second]) => second).reverse()]
}

/** The first place against the last, the second against the last but one. */
export const gamesOf = (places: readonly (PlayerId | null)[]): readonly BracketGame[] =>
  Array.from({ length: places.length / 2 }, (_, index) => ({
    game: `${index + 1}`,
    slots: [places[index] ?? null, places[places.length - 1 - index] ?? null] as const,
  }))

/** What is played of a bracket round, and who moves on without playing. */
export const pairElimination = (
  games: readonly BracketGame[],
  seeds: readonly PlayerId[],
  isActive: (player: PlayerId) => boolean,
): { readonly pairings: readonly Pairing[]; readonly byes: readonly Bye[] } => {
  const isFirst = 2 * games.length === bracketSize(seeds.length)
  const present = games.map(({ game, slots }) => ({
    game,
    slots: slots.map((player) => (player !== null && isActive(player) ? player : null)),
    wasEmpty: slots[0] === null || slots[1] === null,
  }))
  const seedOf = (player: PlayerId) => seeds.indexOf(player) + 1
  const played = present.flatMap(({ game, slots: [a, b] }) =>
    a && b ? [{ game, players: [a, b] as const }] : [],
  )
  const pairings = played.map(
    ({ game, players }, index): Pairing => ({
      table: index + 1,
      players,
      game,
      seeds: [seedOf(players[0]), seedOf(players[1])],
      reason: isFirst
        ? { kind: 'seeds' }
        : { kind: 'bracket', from: [game, `${2 * games.length + 1 - Number(game)}`] },
    }),
  )
  const byes = present.flatMap(({ game, slots: [a, b], wasEmpty }): readonly Bye[] => {
    const left = a && !b ? a : b && !a ? b : null
    if (left === null) return []
    const kind = isFirst && wasEmpty ? 'odd-number' : 'opponent-withdrew'
    return [{ player: left, kind, game }]
  })
  return { pairings, byes }
}
