import { describe, expect, it } from 'vitest'
import { countedCost } from '../../../testing/invariants/exact-round.ts'
import { type FieldTold, fieldOf, pairOf } from '../../../testing/pairing/field.ts'
import { lowerBound, reachesBound, roundCost } from './objective.ts'

type Drawn = {
  readonly name: string
  readonly points: Readonly<Record<string, number>>
  readonly told?: FieldTold
  readonly pairs: readonly string[]
  readonly cost: ReturnType<typeof roundCost>
  readonly bound: readonly number[]
  readonly best: boolean
}

const examples: readonly Drawn[] = [
  {
    //  10 | a─b
    //   5 | c─d
    name: 'two even groups, each paired inside',
    points: { a: 10, b: 10, c: 5, d: 5 },
    pairs: ['a-b', 'c-d'],
    cost: { rematches: 0, softConflicts: 0, crossings: [0], spanSquares: 0 },
    bound: [0],
    best: true,
  },
  {
    //  10 | a b
    //     | │ │     both cross the one boundary
    //   5 | c d
    name: 'two even groups, paired across',
    points: { a: 10, b: 10, c: 5, d: 5 },
    pairs: ['a-c', 'd-b'],
    cost: { rematches: 0, softConflicts: 0, crossings: [2], spanSquares: 2 },
    bound: [0],
    best: false,
  },
  {
    //  10 | a─b c
    //     |     │   one must go down
    //   5 |     d
    name: 'an odd group above: its floater is no fault',
    points: { a: 10, b: 10, c: 10, d: 5 },
    pairs: ['a-b', 'c-d'],
    cost: { rematches: 0, softConflicts: 0, crossings: [1], spanSquares: 1 },
    bound: [1],
    best: true,
  },
  {
    //  10 | a
    //     | │
    //   5 | b c
    //     |   │
    //   0 |   d
    name: 'odd, even, odd: a floater meets the next group, another one goes on',
    points: { a: 10, b: 5, c: 5, d: 0 },
    pairs: ['a-b', 'c-d'],
    cost: { rematches: 0, softConflicts: 0, crossings: [1, 1], spanSquares: 2 },
    bound: [1, 1],
    best: true,
  },
  {
    //  10 | a──────┐
    //   5 | b─c    │   crosses two boundaries at once: 2² instead of 1² + 1²
    //   0 | d──────┘
    name: 'odd, even, odd: a floater who goes past the next group',
    points: { a: 10, b: 5, c: 5, d: 0 },
    pairs: ['a-d', 'b-c'],
    cost: { rematches: 0, softConflicts: 0, crossings: [1, 1], spanSquares: 4 },
    bound: [1, 1],
    best: false,
  },
  {
    //  15 | a
    //     | │
    //  10 | b
    //   5 | c
    //     | │
    //   0 | d
    name: 'every group of one: neighbours meet',
    points: { a: 15, b: 10, c: 5, d: 0 },
    pairs: ['a-b', 'c-d'],
    cost: { rematches: 0, softConflicts: 0, crossings: [1, 0, 1], spanSquares: 2 },
    bound: [1, 0, 1],
    best: true,
  },
  {
    name: 'a rematch counts, however often they have met',
    points: { a: 5, b: 5 },
    told: { met: ['a-b 1', 'b-a 2'] },
    pairs: ['b-a'],
    cost: { rematches: 1, softConflicts: 0, crossings: [], spanSquares: 0 },
    bound: [],
    best: false,
  },
  {
    name: 'a wish counts once, whoever asked, and also if both did',
    points: { a: 0, b: 0, c: 0, d: 0 },
    told: { avoid: ['a-b', 'b-a', 'd-c'], isFirstRound: true },
    pairs: ['a-b', 'c-d'],
    cost: { rematches: 0, softConflicts: 2, crossings: [], spanSquares: 0 },
    bound: [],
    best: false,
  },
  {
    name: 'a forbidden pair is counted where pairs are forbidden',
    points: { a: 0, b: 0, c: 0, d: 0 },
    told: { forbidden: ['b-a', 'a-c'] },
    pairs: ['a-b', 'c-d'],
    cost: { forbidden: 1, rematches: 0, softConflicts: 0, crossings: [], spanSquares: 0 },
    bound: [],
    best: false,
  },
  {
    name: 'everybody level: nothing to cross',
    points: { a: 0, b: 0, c: 0, d: 0 },
    pairs: ['a-d', 'b-c'],
    cost: { rematches: 0, softConflicts: 0, crossings: [], spanSquares: 0 },
    bound: [],
    best: true,
  },
]

describe('what a round adds up to', () => {
  it.each(examples)('$name', ({ points, told, pairs, cost, bound, best }) => {
    const field = fieldOf(points, told)
    const seated = pairs.map(pairOf)
    expect(roundCost(field, seated)).toEqual(cost)
    const { forbidden: _, ...counted } = cost
    expect(countedCost(field, seated)).toEqual(counted)
    expect(lowerBound(field)).toEqual(bound)
    expect(reachesBound(cost, bound)).toBe(best)
  })
})

describe('the lower bound', () => {
  it.each([
    // the sizes of the groups and the parity of everybody above each boundary
    [[4], []],
    [[2, 2], [0]],
    [[1, 1], [1]],
    [
      [3, 2, 1],
      [1, 1],
    ],
    [
      [3, 3, 2],
      [1, 0],
    ],
    [
      [1, 1, 1, 1, 2],
      [1, 0, 1, 0],
    ],
    [
      [5, 4, 4, 4, 1],
      [1, 1, 1, 1],
    ],
  ])('of groups of %j is %j', (sizes, bound) => {
    const points = Object.fromEntries(
      sizes.flatMap((size, group) =>
        Array.from({ length: size }, (_, n) => [`g${group}n${n}`, 100 - group]),
      ),
    )
    expect(lowerBound(fieldOf(points))).toEqual(bound)
  })
})
