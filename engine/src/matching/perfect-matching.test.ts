import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matesOf } from './blossom.ts'
import { cheapestByBruteForce } from './brute-force.ts'
import { costOf } from './cost.ts'
import { cheapestPerfectMatching, solve } from './perfect-matching.ts'
import { isProvenCheapest } from './proof.ts'
import type { Search } from './search.ts'
import type { Tier } from './tiers.ts'

type Edge = readonly [number, number, number]

/** Gains on a few pairs of vertices numbered from 1; any other pair is to be avoided first. */
const gains = (edges: readonly Edge[]): readonly Tier[] => {
  const most = Math.max(...edges.map(([, , gain]) => gain))
  const gainOf = new Map(
    edges.map(([a, b, gain]) => [`${Math.min(a, b) - 1},${Math.max(a, b) - 1}`, gain]),
  )
  return [
    { most: 1, cost: (a, b) => (gainOf.has(`${a},${b}`) ? 0 : 1) },
    { most, cost: (a, b) => most - (gainOf.get(`${a},${b}`) ?? most) },
  ]
}

const depthOf = ({ blossoms }: Pick<Search, 'blossoms'>): number => {
  let deepest = 0
  for (let v = 0; v < blossoms.size; v += 1) {
    let depth = 0
    for (let b = blossoms.around[v] ?? -1; b !== -1; b = blossoms.around[b] ?? -1) depth += 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

const handMade: readonly {
  readonly name: string
  readonly size: number
  readonly edges: Edge[]
}[] = [
  {
    name: 'a ring of three, one tail',
    size: 4,
    edges: [
      [1, 2, 8],
      [1, 3, 9],
      [2, 3, 10],
      [3, 4, 7],
    ],
  },
  {
    name: 'a ring of three, tails at all corners',
    size: 6,
    edges: [
      [1, 2, 9],
      [1, 3, 8],
      [2, 3, 10],
      [1, 4, 5],
      [4, 5, 3],
      [1, 6, 4],
    ],
  },
  {
    name: 'a ring inside a ring',
    size: 6,
    edges: [
      [1, 2, 9],
      [1, 3, 9],
      [2, 3, 10],
      [2, 4, 8],
      [3, 5, 8],
      [4, 5, 10],
      [5, 6, 6],
    ],
  },
  {
    name: 'a ring reached again from outside',
    size: 8,
    edges: [
      [1, 2, 10],
      [1, 7, 10],
      [2, 3, 12],
      [3, 4, 20],
      [3, 5, 20],
      [4, 5, 25],
      [5, 6, 10],
      [6, 7, 10],
      [7, 8, 8],
    ],
  },
  {
    name: 'nested rings, opened again',
    size: 8,
    edges: [
      [1, 2, 8],
      [1, 3, 8],
      [2, 3, 10],
      [2, 4, 12],
      [3, 5, 12],
      [4, 5, 14],
      [4, 6, 12],
      [5, 7, 12],
      [6, 7, 14],
      [7, 8, 12],
    ],
  },
  {
    name: 'a ring of five, left by two tails',
    size: 8,
    edges: [
      [1, 2, 23],
      [1, 5, 22],
      [1, 6, 15],
      [2, 3, 25],
      [3, 4, 22],
      [4, 5, 25],
      [4, 8, 14],
      [5, 7, 13],
    ],
  },
  {
    name: 'a ring of five, four tails, one of them long',
    size: 10,
    edges: [
      [1, 2, 45],
      [1, 5, 45],
      [2, 3, 50],
      [3, 4, 45],
      [4, 5, 50],
      [1, 6, 30],
      [3, 9, 35],
      [4, 8, 35],
      [5, 7, 26],
      [9, 10, 5],
    ],
  },
  {
    name: 'the same, with a late tight pair',
    size: 10,
    edges: [
      [1, 2, 45],
      [1, 5, 45],
      [2, 3, 50],
      [3, 4, 45],
      [4, 5, 50],
      [1, 6, 30],
      [3, 9, 35],
      [4, 8, 28],
      [5, 7, 26],
      [9, 10, 5],
    ],
  },
  {
    name: 'a ring of three in a ring of seven',
    size: 12,
    edges: [
      [1, 2, 45],
      [1, 7, 45],
      [2, 3, 50],
      [3, 4, 45],
      [4, 5, 95],
      [4, 6, 94],
      [5, 6, 94],
      [6, 7, 50],
      [1, 8, 30],
      [3, 11, 35],
      [5, 9, 36],
      [7, 10, 26],
      [11, 12, 5],
    ],
  },
  {
    name: 'nested rings whose inner ring stays',
    size: 10,
    edges: [
      [1, 2, 40],
      [1, 3, 40],
      [2, 3, 60],
      [2, 4, 55],
      [3, 5, 55],
      [4, 5, 50],
      [1, 8, 15],
      [5, 7, 30],
      [7, 6, 10],
      [8, 10, 10],
      [4, 9, 30],
    ],
  },
]

describe('hand-made graphs', () => {
  it.each(handMade)('$name', ({ size, edges }) => {
    const tiers = gains(edges)
    const search = solve(size, tiers)
    const mates = matesOf(search.blossoms)
    expect(costOf(mates, tiers)).toEqual(cheapestByBruteForce(size, tiers).cost)
    expect(isProvenCheapest(search, tiers, mates)).toBe(true)
  })

  const products = (size: number): readonly Tier[] => [
    { most: size * size, cost: (a, b) => (a + 1) * (b + 1) },
  ]
  const turned = (size: number): readonly Tier[] => [
    { most: size * size, cost: (a, b) => size * size - (a + 1) * (b + 1) },
  ]
  it.each([
    { name: 'products', size: 10, of: products },
    { name: 'products', size: 12, of: products },
    { name: 'products turned over', size: 10, of: turned },
    { name: 'products turned over', size: 12, of: turned },
  ])('$name of $size vertices nest blossoms and open them again', ({ size, of }) => {
    const tiers = of(size)
    const { blossoms } = solve(size, tiers)
    expect(costOf(matesOf(blossoms), tiers)).toEqual(cheapestByBruteForce(size, tiers).cost)
    expect(blossoms.tally.disclosed).toBeGreaterThan(0)
    expect(depthOf({ blossoms })).toBeGreaterThan(1)
  })

  it('nothing, and a single pair', () => {
    expect([...cheapestPerfectMatching(0, [])]).toEqual([])
    expect([...cheapestPerfectMatching(2, [])]).toEqual([1, 0])
    expect([...cheapestPerfectMatching(2, [{ most: 7, cost: () => 7 }])]).toEqual([1, 0])
  })

  it('no tiers, or tiers that never cost, still give a perfect matching', () => {
    for (const tiers of [[], [{ most: 0, cost: () => 0 }], [{ most: 5, cost: () => 0 }]]) {
      const mates = cheapestPerfectMatching(10, tiers)
      expect([...mates].every((b, a) => b !== a && mates[b] === a)).toBe(true)
    }
  })

  it('two odd clusters are joined by their cheapest bridge', () => {
    const far = (a: number, b: number) => (a < 3 && b >= 3 ? 100 - a - b : 0)
    const mates = cheapestPerfectMatching(6, [{ most: 100, cost: far }])
    expect(mates[2]).toBe(5)
    expect(mates[0]).toBe(1)
    expect(mates[3]).toBe(4)
  })

  it('one unit of the first tier outweighs all of the second', () => {
    const most = 2 ** 44
    const tiers: readonly Tier[] = [
      { most: 1, cost: (a, b) => (a === 0 && b === 1 ? 1 : 0) },
      { most, cost: (a, b) => (b - a === 1 && a % 2 === 0 ? 0 : most) },
    ]
    const mates = cheapestPerfectMatching(8, tiers)
    expect(costOf(mates, tiers)).toEqual([0, 2 * most])
  })
})

/** A random tier of one of the kinds that occur: sparse, a boundary, few values, many values. */
const tierOf = (size: number): fc.Arbitrary<Tier> => {
  const pairs = size * size
  const listed = (most: number, costs: readonly number[]): Tier => ({
    most,
    cost: (a, b) => costs[a * size + b] ?? 0,
  })
  const upTo = (most: number) =>
    fc
      .array(fc.integer({ min: 0, max: most }), { minLength: pairs, maxLength: pairs })
      .map((costs) => listed(most, costs))
  const sparse = fc.array(fc.nat(5), { minLength: pairs, maxLength: pairs }).map((costs) =>
    listed(
      1,
      costs.map((cost) => (cost === 0 ? 1 : 0)),
    ),
  )
  const boundary = fc.array(fc.boolean(), { minLength: size, maxLength: size }).map((isAbove) => ({
    most: 1,
    cost: (a: number, b: number) => (isAbove[a] === isAbove[b] ? 0 : 1),
  }))
  const clusters = fc.array(fc.nat(2), { minLength: size, maxLength: size }).map((cluster) => ({
    most: 1,
    cost: (a: number, b: number) => (cluster[a] === cluster[b] ? 0 : 1),
  }))
  const span = fc.array(fc.nat(9), { minLength: size, maxLength: size }).map((levels) => ({
    most: 81,
    cost: (a: number, b: number) => ((levels[a] ?? 0) - (levels[b] ?? 0)) ** 2,
  }))
  return fc.oneof(
    sparse,
    boundary,
    clusters,
    span,
    upTo(1),
    upTo(3),
    upTo(100),
    upTo(2 ** 20),
    upTo(2 ** 50),
  )
}

const graphs = (least: number, most: number, tiers: number) =>
  fc.integer({ min: least / 2, max: most / 2 }).chain((half) =>
    fc.record({
      size: fc.constant(2 * half),
      tiers: fc.array(tierOf(2 * half), { minLength: 1, maxLength: tiers }),
    }),
  )

/** Twelve of the widest costs are more than a number holds: added up in another order they differ. */
const exactCostOf = (mates: ArrayLike<number>, tiers: readonly Tier[]): readonly bigint[] =>
  tiers.map(({ cost }) =>
    Array.from(mates).reduce((sum, mate, v) => (v < mate ? sum + BigInt(cost(v, mate)) : sum), 0n),
  )

describe('random graphs', () => {
  it.each([
    { least: 2, most: 8, numRuns: 5000 },
    { least: 10, most: 10, numRuns: 1000 },
    { least: 12, most: 12, numRuns: 100 },
  ])('of $least to $most vertices cost what brute force finds', ({ least, most, numRuns }) => {
    fc.assert(
      fc.property(graphs(least, most, 8), ({ size, tiers }) => {
        const mates = cheapestPerfectMatching(size, tiers)
        expect(costOf(mates, tiers)).toEqual(cheapestByBruteForce(size, tiers).cost)
      }),
      { numRuns },
    )
  })

  it('of 14 to 60 vertices prove their matching the cheapest', () => {
    fc.assert(
      fc.property(graphs(14, 60, 5), ({ size, tiers }) => {
        const search = solve(size, tiers)
        expect(isProvenCheapest(search, tiers, matesOf(search.blossoms))).toBe(true)
      }),
      { numRuns: 600 },
    )
  })

  it('cost the same however the vertices are numbered', () => {
    fc.assert(
      fc.property(graphs(2, 24, 5), fc.infiniteStream(fc.nat()), ({ size, tiers }, keys) => {
        const order = Array.from({ length: size }, (_, v) => v)
        const key = order.map(() => keys.next().value)
        order.sort((a, b) => (key[a] ?? 0) - (key[b] ?? 0))
        const renamed = tiers.map(({ most, cost }) => ({
          most,
          cost: (a: number, b: number) => {
            const [x, y] = [order[a] ?? 0, order[b] ?? 0]
            return cost(Math.min(x, y), Math.max(x, y))
          },
        }))
        const one = exactCostOf(cheapestPerfectMatching(size, tiers), tiers)
        expect(exactCostOf(cheapestPerfectMatching(size, renamed), renamed)).toEqual(one)
      }),
      { numRuns: 300 },
    )
  })

  it('give the same matching every time', () => {
    fc.assert(
      fc.property(graphs(2, 24, 5), ({ size, tiers }) => {
        const mates = cheapestPerfectMatching(size, tiers)
        expect(cheapestPerfectMatching(size, tiers)).toEqual(mates)
      }),
      { numRuns: 100 },
    )
  })
})

/** Scattered but fixed: the same numbers in every run. */
const scatter = (a: number, b: number, most: number) =>
  (Math.imul((a + 1) * 7919 + (b + 1) * 104_729, 2_654_435_761) >>> 8) % (most + 1)

const distance = (a: number, b: number) =>
  Math.round(
    Math.hypot(
      scatter(a, 0, 9999) - scatter(b, 0, 9999),
      scatter(a, 1, 9999) - scatter(b, 1, 9999),
    ),
  )

const generations = (a: number, b: number): number => {
  let [x, y, steps] = [a, b, 0]
  while (x !== y) [x, y, steps] = [Math.floor(x / 3), Math.floor(y / 3), steps + 1]
  return steps
}

const adversaries: readonly { readonly name: string; readonly of: (size: number) => Tier[] }[] = [
  {
    name: 'products, nested rings',
    of: (size) => [{ most: size * size, cost: (a, b) => (a + 1) * (b + 1) }],
  },
  {
    name: 'products turned over',
    of: (size) => [{ most: size * size, cost: (a, b) => size * size - (a + 1) * (b + 1) }],
  },
  { name: 'points in a plane', of: () => [{ most: 20_000, cost: distance }] },
  {
    name: 'odd families within odd families',
    of: () => [{ most: 100, cost: (a, b) => generations(a, b) ** 2 }],
  },
  {
    name: 'triangles, then anything',
    of: () => [
      { most: 1, cost: (a, b) => (Math.floor(a / 3) === Math.floor(b / 3) ? 0 : 1) },
      { most: 2 ** 20, cost: (a, b) => scatter(a, b, 2 ** 20) },
    ],
  },
  {
    name: 'ten boundaries, spans, no ties',
    of: () => {
      const level = (v: number) => scatter(v, 7, 10)
      return [
        { most: 1, cost: (a, b) => (scatter(a, b, 9) === 0 ? 1 : 0) },
        ...Array.from({ length: 10 }, (_, boundary) => ({
          most: 1,
          cost: (a: number, b: number) => (level(a) <= boundary === level(b) <= boundary ? 0 : 1),
        })),
        { most: 100, cost: (a, b) => (level(a) - level(b)) ** 2 },
        { most: 2 ** 20, cost: (a, b) => scatter(a, b, 2 ** 20) },
      ]
    },
  },
  {
    name: 'the widest costs there are',
    of: () => [
      { most: Number.MAX_SAFE_INTEGER, cost: (a, b) => scatter(a, b, 2 ** 24) * 2 ** 29 },
      {
        most: Number.MAX_SAFE_INTEGER,
        cost: (a, b) => Number.MAX_SAFE_INTEGER - distance(a, b) * 2 ** 20,
      },
    ],
  },
]

describe('adversarial graphs', () => {
  const grid = adversaries.flatMap(({ name, of }) =>
    [64, 128, 256].map((size) => ({ name, of, size })),
  )
  it.each(grid)('$name: $size vertices, proven', ({ of, size }) => {
    const tiers = of(size)
    const search = solve(size, tiers)
    expect(isProvenCheapest(search, tiers, matesOf(search.blossoms))).toBe(true)
  })

  it('nest blossoms deeply and open them again', () => {
    const searches = adversaries.map(({ of }) => solve(64, of(64)))
    expect(Math.max(...searches.map(depthOf))).toBeGreaterThan(10)
    const { enclosed, disclosed } = searches[0]?.blossoms.tally ?? { enclosed: 0, disclosed: 0 }
    expect(disclosed).toBeGreaterThan(100)
    expect(enclosed).toBeGreaterThan(disclosed)
  })

  it('of 2,048 vertices come to an end', () => {
    const size = 2048
    const tiers: readonly Tier[] = [{ most: size, cost: (a, b) => b - a }]
    expect(costOf(cheapestPerfectMatching(size, tiers), tiers)).toEqual([size / 2])
  })
})

describe('the proof', () => {
  const size = 20
  const tiers: readonly Tier[] = [
    { most: 1, cost: (a, b) => (Math.floor(a / 3) === Math.floor(b / 3) ? 0 : 1) },
    { most: 1000, cost: (a, b) => 1 + scatter(a, b, 999) },
  ]

  it('does not accept another matching', () => {
    const search = solve(size, tiers)
    const mates = [...matesOf(search.blossoms)]
    const [a, c] = [0, mates.findIndex((mate, v) => v !== 0 && mate !== 0)]
    const [b, d] = [mates[a] ?? 0, mates[c] ?? 0]
    const swapped = mates.with(a, c).with(c, a).with(b, d).with(d, b)
    expect(isProvenCheapest(search, tiers, mates)).toBe(true)
    expect(isProvenCheapest(search, tiers, swapped)).toBe(false)
    expect(isProvenCheapest(search, tiers, mates.with(a, a))).toBe(false)
  })

  it('does not accept a price too high, too low, or a negative strength', () => {
    const search = solve(size, tiers)
    const mates = matesOf(search.blossoms)
    const limbs = search.radix.length
    const last = limbs - 1
    for (const [numbers, at, by] of [
      [search.prices, last, 1],
      [search.prices, last, -1],
      [search.strengths, (search.blossoms.around[0] ?? 0) * limbs, -(2 ** 40)],
    ] as const) {
      const before = numbers[at] ?? 0
      numbers[at] = before + by
      expect(isProvenCheapest(search, tiers, mates)).toBe(false)
      numbers[at] = before
    }
    expect(isProvenCheapest(search, tiers, mates)).toBe(true)
  })
})
