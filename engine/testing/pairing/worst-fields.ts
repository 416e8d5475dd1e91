import { chanceFrom } from '../../src/chance/chance.ts'
import { type Field, meetingsOf } from '../../src/pairing/field/field.ts'
import type { PlayerId } from '../../src/vocabulary/ids.ts'

type WorstField = { readonly name: string; readonly field: Field }

const player = (n: number) => `player-${n}` as PlayerId

/** Round by round, everybody against everybody: one stays, the others go round. */
const allPlayAll = (size: number, rounds: number) =>
  Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: size / 2 }, (_, table) => {
      const seat = (n: number) => (n === 0 ? 0 : ((n - 1 + round) % (size - 1)) + 1)
      const players = [player(seat(table)), player(seat(size - 1 - table))] as const
      return { players, round: round + 1 }
    }),
  ).flat()

const fieldOf = (
  size: number,
  points: (n: number) => number,
  met: Field['met'],
  entropy: string,
): Field => ({
  points: new Map(Array.from({ length: size }, (_, n) => [player(n), points(n)])),
  met,
  avoid: [],
  isFirstRound: false,
  entropy,
})

/** Everybody has met all but a few, chosen by chance. */
const almostEverybody = (size: number, unmet: number, entropy: string): Field => {
  const chance = chanceFrom(entropy)
  const pairs = Array.from({ length: size }, (_, a) =>
    Array.from({ length: size - a - 1 }, (_, b) => [player(a), player(a + b + 1)] as const),
  ).flat()
  const met = meetingsOf(
    pairs
      .filter(() => chance.below(size) >= unmet)
      .map((players) => ({ players, round: 1 + chance.below(size) })),
  )
  const groups = 1 + chance.below(20)
  const points = Array.from({ length: size }, () => chance.below(groups))
  return fieldOf(size, (n) => points[n] ?? 0, met, entropy)
}

/** States in which hardly anything is left to choose, for tests and benches. */
export const worstFields = (entropy: string): readonly WorstField[] => [
  ...[8, 10, 12, 14, 16, 18, 20].flatMap((size) =>
    [size - 2, size - 1].map((rounds) => ({
      name: `${rounds} rounds of ${size} players`,
      field: fieldOf(size, (n) => n % 5, meetingsOf(allPlayAll(size, rounds)), entropy),
    })),
  ),
  ...[
    { name: 'all in one group', points: () => 0 },
    { name: 'every group of one', points: (n: number) => n },
  ].flatMap(({ name, points }) =>
    [0, 30, 60, 62, 63].map((rounds) => ({
      name: `64 players, ${name}, ${rounds} rounds`,
      field: fieldOf(64, points, meetingsOf(allPlayAll(64, rounds)), entropy),
    })),
  ),
  ...[1, 2, 4, 8].map((unmet) => ({
    name: `64 players who have met all but about ${unmet}`,
    field: almostEverybody(64, unmet, `${entropy}/${unmet}`),
  })),
]
