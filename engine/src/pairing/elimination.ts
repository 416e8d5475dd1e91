import type { PlayerId } from '../vocabulary/ids.ts'
import type { Bye, Pairing } from '../vocabulary/pairing.ts'
import type { Pair } from '../vocabulary/seat.ts'

/** One game of a bracket round; a slot is null where nobody came through. */
export type BracketGame = {
  readonly game: number
  readonly slots: Pair<PlayerId | null>
}

export const eliminationMethod = { name: 'single-elimination', version: 1 } as const

/** The next power of two: how many places the first round of a bracket has. */
export const bracketSize = (entrants: number): number => {
  let size = 1
  while (size < entrants) size *= 2
  return size
}

/** Best against last, second against last but one; the best sit out where places are empty. */
export const firstGames = (seeds: readonly PlayerId[]): readonly BracketGame[] => {
  const size = bracketSize(seeds.length)
  return Array.from({ length: size / 2 }, (_, index) => ({
    game: index + 1,
    slots: [seeds[index] ?? null, seeds[size - 1 - index] ?? null] as const,
  }))
}

/** The winner of game 1 meets the winner of the last, of game 2 the last but one; never reseeded. */
export const nextGames = (winners: readonly (PlayerId | null)[]): readonly BracketGame[] =>
  Array.from({ length: winners.length / 2 }, (_, index) => ({
    game: index + 1,
    slots: [winners[index] ?? null, winners[winners.length - 1 - index] ?? null] as const,
  }))

/** What is played of a bracket round, and who moves on without playing. */
export const pairElimination = (
  games: readonly BracketGame[],
  seeds: readonly PlayerId[],
  isActive: (player: PlayerId) => boolean,
): { readonly pairings: readonly Pairing[]; readonly byes: readonly Bye[] } => {
  const isFirst = games.length === bracketSize(seeds.length) / 2
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
      game: `${game}`,
      seeds: [seedOf(players[0]), seedOf(players[1])],
      reason: isFirst
        ? { kind: 'seeds' }
        : { kind: 'bracket', from: [`${game}`, `${2 * games.length + 1 - game}`] },
    }),
  )
  const byes = present.flatMap(({ slots: [a, b], wasEmpty }): readonly Bye[] => {
    const left = a && !b ? a : b && !a ? b : null
    if (left === null) return []
    return [{ player: left, kind: isFirst && wasEmpty ? 'odd-number' : 'opponent-withdrew' }]
  })
  return { pairings, byes }
}
