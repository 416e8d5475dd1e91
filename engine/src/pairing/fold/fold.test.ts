import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rematchesByTrial } from '../../../testing/invariants/rematches-by-trial.ts'
import { drawn, fieldOf, pairOf } from '../../../testing/pairing/field.ts'
import { id } from '../../../testing/story.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import { type Field, hasMet, meetingsOf } from '../field/field.ts'
import { roundCost } from '../swiss/objective.ts'
import { foldPairs } from './fold.ts'

/** Players are called by their numbers. */
const numbersOf = (field: Field) =>
  new Map([...field.points.keys()].map((player) => [player, Number(player)]))

/** The pairs in their order, `1-8 2-7`. */
const folded = (field: Field): string =>
  foldPairs(field, numbersOf(field))
    .map((pair) => pair.join('-'))
    .join(' ')

const level = (numbers: readonly number[], points: number) =>
  Object.fromEntries(numbers.map((number) => [`${number}`, points]))

describe('a points group', () => {
  it('of eight is folded: the first meets the last', () => {
    expect(folded(fieldOf(level([1, 2, 3, 4, 5, 6, 7, 8], 3)))).toBe('1-8 2-7 3-6 4-5')
  })

  it('of seven leaves its last one over, who comes first in the next group', () => {
    const field = fieldOf({ ...level([1, 2, 3, 4, 5, 6, 7], 3), ...level([8, 9, 10], 0) })
    expect(folded(field)).toBe('1-6 2-5 3-4 7-10 8-9')
  })

  it('who floats stands before lower numbers of the next group', () => {
    const field = fieldOf({ ...level([5, 6, 9], 6), ...level([1, 2, 3], 3) })
    expect(folded(field)).toBe('5-6 9-3 1-2')
  })

  it('goes by the number of the player, not by the order of registration', () => {
    expect(folded(fieldOf({ 4: 3, 1: 3, 10: 3, 2: 3 }))).toBe('1-10 2-4')
  })

  it('of one goes down, and down again', () => {
    expect(folded(fieldOf({ 1: 9, 2: 6, 3: 6, 4: 3 }))).toBe('1-2 3-4')
    expect(folded(fieldOf({ 5: 9, 1: 6, 2: 3, 3: 0 }))).toBe('5-1 2-3')
  })
})

describe('an event round by round', () => {
  // Two games a match; round 1 was drawn by lot.
  const rounds: readonly (readonly [
    points: Record<string, number>,
    met: string[],
    told: string,
  ])[] = [
    [
      { 1: 0, 2: 6, 3: 0, 4: 6, 5: 1, 6: 4, 7: 3, 8: 3 },
      ['1-2', '3-4', '5-6', '7-8'],
      '2-4 6-7 8-5 1-3',
    ],
    [
      { 1: 1, 2: 6, 3: 4, 4: 12, 5: 4, 6: 4, 7: 9, 8: 6 },
      ['1-2', '3-4', '5-6', '7-8', '2-4 2', '6-7 2', '5-8 2', '1-3 2'],
      '4-7 2-8 3-5 6-1',
    ],
  ]

  it.each(rounds)('%j', (points, met, told) => {
    expect(folded(fieldOf(points, { met }))).toBe(told)
  })
})

describe('who has met', () => {
  it('meets the next one up instead', () => {
    expect(folded(fieldOf(level([1, 2, 3, 4], 3), { met: ['1-4'] }))).toBe('1-3 2-4')
    expect(folded(fieldOf(level([1, 2, 3, 4], 3), { met: ['2-3'] }))).toBe('1-3 2-4')
    expect(folded(fieldOf(level([1, 2, 3, 4], 3), { met: ['1-4', '1-3'] }))).toBe('1-2 3-4')
  })

  it('lets somebody else float where the last one cannot', () => {
    // 3 has met both of the lower group.
    const field = fieldOf({ ...level([1, 2, 3], 6), ...level([4], 3) }, { met: ['3-4'] })
    expect(folded(field)).toBe('1-3 2-4')
  })

  it('is no reason to leave the group while another fold of it will do', () => {
    const field = fieldOf(
      { ...level([1, 2, 3, 4], 6), ...level([5, 6], 3) },
      { met: ['1-4', '2-3'] },
    )
    expect(folded(field)).toBe('1-3 2-4 5-6')
  })

  it('leaves the group where nobody in it is left to meet', () => {
    const field = fieldOf({ ...level([1, 2], 6), ...level([3, 4], 3) }, { met: ['1-2'] })
    expect(folded(field)).toBe('1-4 2-3')
  })

  it('[LCG-36] takes down no more of a group than it must', () => {
    // 1 has met all the others with 9 points, who have not met: two go down, not four.
    const field = fieldOf(
      { ...level([1, 2, 3, 4], 9), ...level([5, 6, 7, 8, 9, 10], 0) },
      { met: ['1-2', '1-3', '1-4'] },
    )
    expect(folded(field)).toBe('2-3 1-10 4-9 5-8 6-7')
    expect(roundCost(field, foldPairs(field, numbersOf(field)))).toMatchObject({ crossings: [2] })
    expect(roundCost(field, foldPairs(field, numbersOf(field), 1))).toMatchObject({
      crossings: [4],
    })
  })

  it('above does not force a rematch below', () => {
    // Were 1 and 4 folded, 2 and 3 would have to meet again.
    const field = fieldOf(
      { ...level([1, 2, 3, 4], 6), ...level([5, 6], 3) },
      { met: ['2-3', '5-6', '1-3', '1-2'] },
    )
    const pairs = foldPairs(field, numbersOf(field))
    expect(pairs.filter(([a, b]) => hasMet(field.met, a, b))).toEqual([])
  })

  it('meets again where it cannot be helped, nobody more than that', () => {
    const everybody = ['1-2', '1-3', '1-4', '2-3', '2-4', '3-4']
    const again = fieldOf(level([1, 2, 3, 4], 3), { met: everybody })
    expect(foldPairs(again, numbersOf(again)).flat().toSorted()).toEqual(['1', '2', '3', '4'])
    const field = fieldOf(level([1, 2, 3, 4], 3), { met: ['1-2', '1-3', '1-4', '2-3'] })
    const rematches = foldPairs(field, numbersOf(field)).filter(([a, b]) => hasMet(field.met, a, b))
    expect(rematches).toHaveLength(1)
  })
})

/** Even fields of up to ten with few points, in which many have met. */
const anyField: fc.Arbitrary<Field> = fc.integer({ min: 1, max: 5 }).chain((half) => {
  const size = 2 * half
  const names = Array.from({ length: size }, (_, n) => `${n + 1}`)
  const pairs = names.flatMap((a, n) => names.slice(n + 1).map((b) => `${a}-${b}`))
  return fc
    .record({
      points: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: size, maxLength: size }),
      met: fc.subarray(pairs),
      order: fc.shuffledSubarray(names, { minLength: size, maxLength: size }),
      entropy: fc.string(),
    })
    .map(({ points, met, order, entropy }) => ({
      points: new Map(order.map((name) => [id(name), 3 * (points[Number(name) - 1] ?? 0)])),
      met: meetingsOf(met.map((told) => ({ players: pairOf(told), round: 1 }))),
      avoid: [],
      isFirstRound: false,
      entropy,
    }))
})

describe('any field', () => {
  const numRuns = 2_000
  const rematchesIn = (field: Field, pairs: readonly (readonly [PlayerId, PlayerId])[]) =>
    pairs.filter(([a, b]) => hasMet(field.met, a, b)).length

  it('has everybody in it once', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const everybody = foldPairs(field, numbersOf(field)).flat()
        expect(everybody.toSorted()).toEqual([...field.points.keys()].toSorted())
      }),
      { numRuns },
    )
  })

  it('has no rematch that could be avoided anywhere', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const pairs = foldPairs(field, numbersOf(field))
        expect(rematchesIn(field, pairs)).toBe(rematchesByTrial(field))
      }),
      { numRuns },
    )
  })

  it('depends on nothing but points, numbers and meetings', () => {
    fc.assert(
      fc.property(anyField, fc.string(), (field, entropy) => {
        const pairs = foldPairs(field, numbersOf(field))
        const registered = new Map([...field.points].toSorted())
        const other = foldPairs({ ...field, points: registered, entropy }, numbersOf(field))
        expect(other).toEqual(pairs)
        expect(drawn(other)).toEqual(drawn(pairs))
      }),
      { numRuns },
    )
  })

  it('[LCG-36] is the finest adjustment: no other round of the field comes before it', () => {
    let compared = 0
    fc.assert(
      fc.property(anyField, (field) => {
        const { best, rematches } = bestByTrial(field)
        const pairs = foldPairs(field, numbersOf(field))
        const { crossings, spanSquares } = roundCost(field, pairs)
        expect([rematchesIn(field, pairs), ...crossings, spanSquares]).toEqual(best.cost)
        if (rematches > 0) return
        compared++
        expect(drawn(pairs)).toEqual(drawn(best.pairs))
      }),
      { numRuns: 800 },
    )
    expect(compared).toBeGreaterThan(200)
  })

  it('goes back to the way of version 1 for rounds on record', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const tried = foldByTrial(field)
        if (tried === null) return
        const first = foldPairs(field, numbersOf(field), 1)
        expect(first.map((pair) => pair.join('-')).join(' ')).toBe(tried)
      }),
      { numRuns },
    )
  })

  it('is the plain fold where nobody has met', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const plain = { ...field, met: meetingsOf([]) }
        expect(folded(plain)).toBe(plainFold(plain))
      }),
    )
  })
})

/** The fold as the document words it, without a thought of rematches. */
const plainFold = (field: Field): string => {
  const list = [...field.points].sort(([a, x], [b, y]) => y - x || Number(a) - Number(b))
  const pairs: string[] = []
  let group: PlayerId[] = []
  list.forEach(([player, points], index) => {
    group.push(player)
    const isLast = list[index + 1]?.[1] !== points
    if (!isLast) return
    const floater = group.length % 2 === 1 ? group.pop() : undefined
    while (group.length > 0) pairs.push(`${group.shift()}-${group.pop()}`)
    group = floater === undefined ? [] : [floater]
  })
  return pairs.join(' ')
}

type Tried = { readonly pairs: readonly (readonly [PlayerId, PlayerId])[]; readonly cost: number[] }

/** Every round of a field looked at: by what it costs, then by who goes down and who meets whom. */
const bestByTrial = (field: Field): { readonly best: Tried; readonly rematches: number } => {
  const list = [...field.points]
    .sort(([a, x], [b, y]) => y - x || Number(a) - Number(b))
    .map(([player]) => player)
  const all = (
    left: readonly PlayerId[],
  ): readonly (readonly (readonly [PlayerId, PlayerId])[])[] => {
    const [first, ...rest] = left
    if (first === undefined) return [[]]
    return rest.flatMap((mate) =>
      all(rest.filter((one) => one !== mate)).map((pairs) => [[first, mate] as const, ...pairs]),
    )
  }
  const tried = all(list).map((pairs): Tried => {
    const { rematches, crossings, spanSquares } = roundCost(field, pairs)
    return { pairs, cost: [rematches, ...crossings, spanSquares] }
  })
  const comesFirst = (one: readonly number[], two: readonly number[]): number => {
    const at = one.findIndex((value, index) => value !== two[index])
    return at < 0 ? 0 : (one[at] ?? 0) - (two[at] ?? 0)
  }
  const cheapest = tried.map(({ cost }) => cost).sort(comesFirst)[0] ?? []
  const [best] = tried
    .filter(({ cost }) => comesFirst(cost, cheapest) === 0)
    .sort((one, two) => comesFirst(order(field, list, one.pairs), order(field, list, two.pairs)))
  return { best: best ?? { pairs: [], cost: [] }, rematches: cheapest[0] ?? 0 }
}

/** From the top: who leaves each list, from its bottom on, then whom the first of it meets. */
const order = (
  { points }: Field,
  list: readonly PlayerId[],
  pairs: Tried['pairs'],
): readonly number[] => {
  const mateOf = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))
  const values = [...new Set(list.map((player) => points.get(player)))]
  let floated: readonly PlayerId[] = []
  return values.flatMap((value) => {
    const own = [...floated, ...list.filter((player) => points.get(player) === value)]
    const isHere = (player: PlayerId) => own.includes(mateOf.get(player) ?? player)
    floated = own.filter((player) => !isHere(player))
    const place = (player: PlayerId) => own.length - own.indexOf(player)
    const meets = own.filter(isHere).map((player) => place(mateOf.get(player) ?? player))
    return [...floated.map(place).toReversed(), ...meets]
  })
}

/** As version 1 did, by trial and error alone: every choice in its order, until all is paired. */
const foldByTrial = (field: Field): string | null => {
  type List = readonly PlayerId[]
  const list = [...field.points].sort(([a, x], [b, y]) => y - x || Number(a) - Number(b))
  const groups = [...new Set(list.map(([, points]) => points))].map((points) =>
    list.filter(([, own]) => own === points).map(([player]) => player),
  )
  const without = (from: List, ...out: List) => from.filter((player) => !out.includes(player))
  const fold = ([first, ...rest]: List): readonly string[] | null => {
    if (first === undefined) return []
    for (const mate of rest.toReversed()) {
      if (hasMet(field.met, first, mate)) continue
      const others = fold(without(rest, mate))
      if (others !== null) return [`${first}-${mate}`, ...others]
    }
    return null
  }
  const down = (floated: List, [group, ...lower]: readonly List[]): readonly string[] | null => {
    if (group === undefined) return floated.length === 0 ? [] : null
    const own = [...floated, ...group]
    const floaters = own.length % 2 === 0 ? [[]] : own.toReversed().map((player) => [player])
    for (const floater of lower.length === 0 && own.length % 2 === 1 ? [] : floaters) {
      const pairs = fold(without(own, ...floater))
      const below = pairs === null ? null : down(floater, lower)
      if (pairs !== null && below !== null) return [...pairs, ...below]
    }
    return lower.length === 0 ? null : down(own, lower)
  }
  return down([], groups)?.join(' ') ?? null
}

describe('what a leader asks for', () => {
  const eight = level([1, 2, 3, 4, 5, 6, 7, 8], 3)

  it('fixed pairs meet, and the others are folded without them', () => {
    expect(folded(fieldOf(eight, { fixed: ['3-1'] }))).toBe('3-1 2-8 4-7 5-6')
  })

  it('forbidden pairs are folded as if they had met', () => {
    expect(folded(fieldOf(eight, { forbidden: ['8-1'] }))).toBe('1-7 2-8 3-6 4-5')
  })

  it('a forbidden pair comes before a rematch', () => {
    const four = level([1, 2, 3, 4], 3)
    const told = { forbidden: ['1-4', '1-3'], met: ['1-2'] }
    expect(folded(fieldOf(four, told))).toBe('1-2 3-4')
  })
})
