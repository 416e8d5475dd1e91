import { describe, expect, it } from 'vitest'
import { countedCost, vectorOf } from '../../../testing/invariants/exact-round.ts'
import { drawn, type FieldTold, fieldOf } from '../../../testing/pairing/field.ts'
import { chanceFrom } from '../../chance/chance.ts'
import { shuffle } from '../../chance/shuffle.ts'
import { allPerfectMatchings } from '../../matching/brute-force.ts'
import { compareCosts } from '../../matching/cost.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Field } from '../field/field.ts'
import { pairSwiss } from './swiss.ts'

type State = {
  readonly name: string
  readonly points: Readonly<Record<string, number>>
  readonly told?: FieldTold
  /** How many rounds are as good as any. */
  readonly count: number
}

const states: readonly State[] = [
  {
    //  15 | a b c      one of three goes down, whoever it is
    //  13 | d
    name: 'an odd group above one player',
    points: { a: 15, b: 15, c: 15, d: 13 },
    count: 3,
  },
  {
    //  10 | a b c      three choices of who goes down, four of whom to meet, three for the rest
    //   5 | d e f g
    //   0 | h          and one of them goes on
    name: 'odd, even, odd',
    points: { a: 10, b: 10, c: 10, d: 5, e: 5, f: 5, g: 5, h: 0 },
    count: 36,
  },
  {
    //   5 | a b c d e f g h      met: a-b b-c c-d d-e e-f f-g g-h h-a, a-c, e-g
    name: 'one group in which many have met',
    points: { a: 5, b: 5, c: 5, d: 5, e: 5, f: 5, g: 5, h: 5 },
    told: { met: ['a-b', 'b-c', 'c-d', 'd-e', 'e-f', 'f-g', 'g-h', 'h-a', 'a-c', 'e-g'] },
    count: 22,
  },
  {
    //  10 | a b        have met: both go down
    //   5 | c d e f    c and d have met too
    name: 'two leaders who have met',
    points: { a: 10, b: 10, c: 5, d: 5, e: 5, f: 5 },
    told: { met: ['a-b', 'c-d'] },
    count: 10,
  },
  {
    //   0 | a b c d e f      have all met but along a ring: a b c d e f
    //
    //   a─b   c─d   e─f  or  b─c   d─e   f─a, and no swap of two pairs leads from one to the other
    name: 'a ring of those who have not met',
    points: { a: 0, b: 0, c: 0, d: 0, e: 0, f: 0 },
    told: { met: ['a-c', 'a-d', 'a-e', 'b-d', 'b-e', 'b-f', 'c-e', 'c-f', 'd-f'] },
    count: 2,
  },
  {
    //   0 | a b c d e f      a has met everybody: whom again, and who else meets whom
    name: 'a rematch that cannot be helped',
    points: { a: 0, b: 0, c: 0, d: 0, e: 0, f: 0 },
    told: { met: ['a-b', 'a-c', 'a-d', 'a-e', 'a-f'] },
    count: 15,
  },
]

/** All rounds that no other one beats, by trying every round. */
const allBest = (field: Field): readonly string[] => {
  const players = [...field.points.keys()]
  let best: { readonly cost: readonly number[]; readonly rounds: string[] } | null = null
  for (const mates of allPerfectMatchings(players.length)) {
    const pairs = mates.flatMap((b, a) =>
      a < b ? [[players[a] as PlayerId, players[b] as PlayerId] as const] : [],
    )
    const cost = vectorOf(countedCost(field, pairs))
    const order = best === null ? -1 : compareCosts(cost, best.cost)
    if (order < 0) best = { cost, rounds: [] }
    if (order <= 0) best?.rounds.push(drawn(pairs).join(' '))
  }
  return best?.rounds ?? []
}

const roundOf = (field: Field): string =>
  drawn(pairSwiss(field).pairings.map(({ players }) => players)).join(' ')

describe('chance among equally good rounds', () => {
  it.each(states)('$name: every one comes up about as often', ({ points, told, count }) => {
    const field = fieldOf(points, told)
    const best = allBest(field)
    expect(best).toHaveLength(count)
    const draws = 20_000
    const seen = new Map(best.map((round) => [round, 0]))
    for (let n = 0; n < draws; n++) {
      const round = roundOf({ ...field, entropy: `draw ${n}` })
      seen.set(round, (seen.get(round) ?? 0) + 1)
    }
    expect(seen.size).toBe(count)
    const fair = draws / best.length
    for (const times of seen.values()) {
      expect(times).toBeGreaterThan(fair / 1.5)
      expect(times).toBeLessThan(fair * 1.5)
    }
  })

  it.each(states)('$name: who registered first does not matter', ({ points, told }) => {
    for (let n = 0; n < 20; n++) {
      const field = { ...fieldOf(points, told), entropy: `turn ${n}` }
      const turned = new Map(shuffle([...field.points], chanceFrom(`turned ${n}`)))
      expect(pairSwiss({ ...field, points: turned })).toEqual(pairSwiss(field))
    }
  })
})
