import { describe, expect, it } from 'vitest'
import {
  bestVector,
  countedCost,
  fewestRematches,
  vectorOf,
} from '../../../testing/invariants/exact-round.ts'
import { drawn, type FieldTold, fieldOf, pairOf } from '../../../testing/pairing/field.ts'
import { chanceFrom } from '../../chance/chance.ts'
import { shuffle } from '../../chance/shuffle.ts'
import { allPerfectMatchings } from '../../matching/brute-force.ts'
import { compareCosts } from '../../matching/cost.ts'
import { type PlayerId, playerId } from '../../vocabulary/ids.ts'
import { type Field, meetingsOf } from '../field/field.ts'
import { type PairedRound, pairSwiss, receiptOf, swissMethod } from './swiss.ts'

const pairsOf = (field: Field) => pairSwiss(field).pairings.map(({ players }) => players)
const entropies = (count: number) => Array.from({ length: count }, (_, n) => `entropy-${n}`)

describe('[XWEN-54] the example of the document: Anakin, Biggs and Luke have 15, Kyle has 13', () => {
  const points = { Anakin: 15, Biggs: 15, Luke: 15, Kyle: 13 }
  const rounds = entropies(300).map((entropy) => pairSwiss(fieldOf(points, { entropy })))

  const kyle = playerId('Kyle')
  const tableOfKyle = ({ pairings }: PairedRound) =>
    pairings.find(({ players }) => players.includes(kyle)) ?? expect.fail('no Kyle')
  const third = (round: PairedRound) =>
    tableOfKyle(round).players.find((player) => player !== kyle) ?? expect.fail('no third')

  it('has exactly one pair inside the group, and the third meets Kyle', () => {
    for (const round of rounds) {
      const inside = round.pairings.filter(({ players }) => !players.includes(kyle))
      expect(inside.map(({ reason }) => reason)).toEqual([{ kind: 'same-points', points: 15 }])
      expect(tableOfKyle(round).reason).toEqual({
        kind: 'floats-down',
        player: third(round),
        from: 15,
        to: 13,
        why: 'odd-group',
      })
      expect(round.receipt).toEqual({
        rematches: 0,
        softConflicts: 0,
        crossings: [1],
        lowerBound: [1],
        spanSquares: 1,
        certified: 'parity',
        otherBye: null,
      })
    }
  })

  it('lets chance choose the third: each of them about every third time', () => {
    for (const name of ['Anakin', 'Biggs', 'Luke']) {
      const count = rounds.filter((round) => third(round) === name).length
      expect(Math.abs(count - 100)).toBeLessThan(30)
    }
  })

  it('[XWEN-55] never repeats a meeting that can be avoided', () => {
    for (const entropy of entropies(50)) {
      const told = drawn(pairsOf(fieldOf(points, { entropy, met: ['Anakin-Biggs'] })))
      expect([
        ['Anakin-Kyle', 'Biggs-Luke'],
        ['Anakin-Luke', 'Biggs-Kyle'],
      ]).toContainEqual(told)
    }
  })
})

type Ruled = {
  readonly name: string
  readonly points: Readonly<Record<string, number>>
  readonly told?: FieldTold
  /** Every round that is as good as any. */
  readonly best: readonly (readonly string[])[]
  readonly certified: 'parity' | 'exact'
}

const ruled: readonly Ruled[] = [
  {
    name: 'two leaders who have met go down together; nobody goes down for them',
    points: { a: 10, b: 10, c: 5, d: 5 },
    told: { met: ['a-b'] },
    best: [
      ['a-c', 'b-d'],
      ['a-d', 'b-c'],
    ],
    certified: 'exact',
  },
  {
    name: 'a rematch is worse than any number of boundaries',
    points: { a: 15, b: 10, c: 5, d: 0 },
    told: { met: ['a-b', 'c-d', 'a-c', 'b-d'] },
    best: [['a-d', 'b-c']],
    certified: 'exact',
  },
  {
    name: 'a higher boundary counts more than all lower ones',
    points: { a: 15, b: 15, c: 10, d: 10, e: 5, f: 5 },
    told: { met: ['c-d'] },
    best: [
      ['a-b', 'c-e', 'd-f'],
      ['a-b', 'c-f', 'd-e'],
    ],
    certified: 'exact',
  },
  {
    name: 'a floater goes to the next group, not past it',
    points: { a: 10, b: 5, c: 5, d: 0 },
    best: [
      ['a-b', 'c-d'],
      ['a-c', 'b-d'],
    ],
    certified: 'parity',
  },
  {
    name: 'a wish gives way to a rematch, and to nothing else',
    points: { a: 0, b: 0, c: 0, d: 0 },
    told: { avoid: ['a-b', 'a-c'], isFirstRound: true },
    best: [['a-d', 'b-c']],
    certified: 'parity',
  },
  {
    name: 'where all have met, the fewest rematches are taken',
    points: { a: 5, b: 5, c: 0, d: 0 },
    told: { met: ['a-b 1', 'c-d 1', 'a-c 2', 'b-d 2', 'a-d 3', 'b-c 3'] },
    best: [['a-b', 'c-d']],
    certified: 'exact',
  },
]

describe('the best round', () => {
  it.each(ruled)('$name', ({ points, told, best, certified }) => {
    const seen = new Set<string>()
    for (const entropy of entropies(40)) {
      const { pairings, receipt } = pairSwiss(fieldOf(points, { ...told, entropy }))
      const pairs = drawn(pairings.map(({ players }) => players))
      expect(best).toContainEqual(pairs)
      expect(receipt.certified).toBe(certified)
      seen.add(pairs.join())
    }
    // Chance decides among equally good rounds: each of them comes up.
    expect(seen.size).toBe(best.length)
  })

  it.each([2, 4, 8, 10, 12])('all %i players in one group: everybody meets inside', (size) => {
    const points = Object.fromEntries(Array.from({ length: size }, (_, n) => [`p${n}`, 5]))
    const { receipt, pairings } = pairSwiss(fieldOf(points))
    expect(pairings).toHaveLength(size / 2)
    expect(receipt).toMatchObject({ crossings: [], spanSquares: 0, certified: 'parity' })
  })

  it.each([2, 4, 8, 10, 12, 40])('every one of %i groups of size 1: neighbours meet', (size) => {
    const points = Object.fromEntries(Array.from({ length: size }, (_, n) => [`p${n}`, 100 - n]))
    const expected = Array.from({ length: size / 2 }, (_, n) => `p${2 * n}-p${2 * n + 1}`)
    const { receipt, pairings } = pairSwiss(fieldOf(points))
    expect(drawn(pairings.map(({ players }) => players))).toEqual(drawn(expected.map(pairOf)))
    expect(receipt).toMatchObject({ spanSquares: size / 2, certified: 'parity' })
  })

  it('of nobody is empty', () => {
    expect(pairSwiss(fieldOf({})).pairings).toEqual([])
  })
})

/** A field of some rounds, as random as can be: points, meetings and wishes. */
const anyField = (size: number, seed: string): Field => {
  const chance = chanceFrom(seed)
  const players = Array.from({ length: size }, (_, n) => `p${n}`)
  const groups = 1 + chance.below(size)
  const points = Object.fromEntries(players.map((name) => [name, chance.below(groups)]))
  const pairs = players.flatMap((a, n) => players.slice(n + 1).map((b) => `${a}-${b}`))
  const density = chance.below(100)
  const some = (percent: number) => pairs.filter(() => chance.below(100) < percent)
  return fieldOf(points, { met: some(density), avoid: some(density / 3), entropy: seed })
}

describe('the receipt against trying all rounds', () => {
  it.each([4, 6, 8, 10, 12])('of %i players', (size) => {
    const tries = size === 12 ? 15 : 60
    for (let n = 0; n < tries; n++) {
      const field = anyField(size, `${size}/${n}`)
      const { pairings, receipt } = pairSwiss(field)
      const pairs = pairings.map(({ players }) => players)
      expect(pairs.flat().toSorted()).toEqual([...field.points.keys()].toSorted())
      expect(vectorOf(receipt)).toEqual(bestVector(field))
      expect(vectorOf(countedCost(field, pairs))).toEqual(vectorOf(receipt))
      expect(receipt.rematches).toBe(fewestRematches(field))
    }
  })
})

describe('[XWEN-55] n − 1 rounds of n players', () => {
  // In n − 1 rounds everybody could meet everybody; how many rematches are needed is up to chance.
  it.each([4, 5, 6, 7, 8, 9, 10, 11, 12])('%i players always get a round', (size) => {
    for (let event = 0; event < (size > 10 ? 1 : 4); event++) {
      const chance = chanceFrom(`${size}/${event}`)
      const players = Array.from({ length: size }, (_, n) => `p${n}` as PlayerId)
      const points = new Map(players.map((player) => [player, 0]))
      const meetings: {
        readonly players: readonly [PlayerId, PlayerId]
        readonly round: number
      }[] = []
      for (let round = 1; round < size; round++) {
        const sitting = size % 2 === 1 ? players[(round + event) % size] : undefined
        const field: Field = {
          points: new Map([...points].filter(([player]) => player !== sitting)),
          met: meetingsOf(meetings),
          avoid: [],
          isFirstRound: round === 1,
          entropy: `${event}/${round}`,
        }
        const { pairings, receipt } = pairSwiss(field)
        expect(pairings).toHaveLength(Math.floor(size / 2))
        expect(vectorOf(receipt)).toEqual(bestVector(field))
        for (const { players: pair } of pairings) {
          meetings.push({ players: pair, round })
          const winner = pair[chance.below(2)] ?? pair[0]
          points.set(winner, (points.get(winner) ?? 0) + 5)
        }
        if (sitting !== undefined) points.set(sitting, (points.get(sitting) ?? 0) + 5)
      }
    }
  })
})

describe('chance', () => {
  const wide = (entropy: string) => anyField(24, entropy)

  it('gives the same bytes for the same entropy', () => {
    for (const entropy of entropies(10)) {
      expect(JSON.stringify(pairSwiss(wide(entropy)))).toBe(
        JSON.stringify(pairSwiss(wide(entropy))),
      )
    }
  })

  it('gives another round for another entropy', () => {
    const field = fieldOf(Object.fromEntries(Array.from({ length: 24 }, (_, n) => [`p${n}`, 0])))
    const rounds = entropies(20).map((entropy) => drawn(pairsOf({ ...field, entropy })).join())
    expect(new Set(rounds).size).toBe(20)
  })

  it('does not depend on who registered first', () => {
    for (const entropy of entropies(20)) {
      const field = wide(entropy)
      const turned = shuffle([...field.points], chanceFrom(`turn/${entropy}`))
      const round = pairSwiss({ ...field, points: new Map(turned) })
      expect(JSON.stringify(round)).toBe(JSON.stringify(pairSwiss(field)))
    }
  })
})

describe('the receipt of a round that was paired otherwise', () => {
  it('is certified by hand, unless it is the best there is', () => {
    const field = fieldOf({ a: 10, b: 10, c: 5, d: 5 })
    expect(receiptOf(field, ['a-b', 'c-d'].map(pairOf), 'by-hand').certified).toBe('parity')
    expect(receiptOf(field, ['a-c', 'b-d'].map(pairOf), 'by-hand').certified).toBe('by-hand')
  })
})

describe('what a leader asks for', () => {
  const level = { a: 0, b: 0, c: 0, d: 0 }

  it('a forbidden pair does not meet, even if that takes a rematch', () => {
    const field = fieldOf(level, { forbidden: ['a-b'], met: ['a-c', 'a-d 2'] })
    const { pairings, receipt } = pairSwiss(field)
    expect(drawn(pairings.map(({ players }) => players))).not.toContain('a-b')
    expect(receipt).toMatchObject({ forbidden: 0, rematches: 1, certified: 'exact' })
  })

  it('a forbidden pair meets where no round would come out otherwise, and is counted', () => {
    const field = fieldOf(level, { forbidden: ['a-b', 'c-a', 'a-d'], met: ['a-b', 'a-c'] })
    const { pairings, receipt } = pairSwiss(field)
    expect(drawn(pairings.map(({ players }) => players))).toEqual(['a-d', 'b-c'])
    expect(receipt).toMatchObject({ forbidden: 1, rematches: 0, certified: 'exact' })
  })

  it('a fixed pair meets and sits by its points; the others are paired as if alone', () => {
    const points = { a: 15, b: 10, c: 10, d: 5, e: 5, f: 0 }
    const { pairings, receipt } = pairSwiss(fieldOf(points, { fixed: ['f-b'], met: ['b-f'] }))
    const fixed = pairings.filter(({ reason }) => reason.kind === 'fixed')
    expect(fixed).toEqual([{ table: 2, players: ['f', 'b'], reason: { kind: 'fixed' } }])
    expect(drawn(pairings.map(({ players }) => players))).toEqual(['a-c', 'b-f', 'd-e'])
    expect(pairings.map(({ table }) => table)).toEqual([1, 2, 3])
    expect(receipt).toMatchObject({
      fixed: 1,
      rematches: 0,
      crossings: [1, 0],
      certified: 'parity',
    })
    const seated = pairings.map(({ players }) => players)
    expect(receiptOf(fieldOf(points, { fixed: ['b-f'] }), seated, 'by-hand')).toEqual(receipt)
  })

  it('a fixed pair counts only while both are there, and nobody is fixed twice', () => {
    const { pairings } = pairSwiss(fieldOf(level, { fixed: ['a-gone', 'a-b', 'b-c', 'd-d'] }))
    expect(drawn(pairings.map(({ players }) => players))).toEqual(['a-b', 'c-d'])
  })
})

describe('forbidden pairs against trying all rounds', () => {
  it.each([4, 6, 8])('of %i players', (size) => {
    for (let n = 0; n < 60; n++) {
      const any = anyField(size, `forbidden ${size}/${n}`)
      const chance = chanceFrom(any.entropy)
      const players = [...any.points.keys()]
      const forbidden = players.flatMap((a, at) =>
        players.slice(at + 1).flatMap((b) => (chance.below(100) < 40 ? [[a, b] as const] : [])),
      )
      const isForbidden = ([a, b]: readonly [PlayerId, PlayerId]) =>
        forbidden.some((pair) => pair.includes(a) && pair.includes(b))
      const costs = [...allPerfectMatchings(size)].map((mates) => {
        const pairs = mates.flatMap((b, a) =>
          a < b ? [[players[a] as PlayerId, players[b] as PlayerId] as const] : [],
        )
        return [pairs.filter(isForbidden).length, ...vectorOf(countedCost(any, pairs))]
      })
      const best = costs.reduce((one, two) => (compareCosts(two, one) < 0 ? two : one))
      const { receipt } = pairSwiss({ ...any, forbidden })
      expect([receipt.forbidden ?? 0, ...vectorOf(receipt)]).toEqual(best)
    }
  })
})

describe('the versions of the method', () => {
  const points = { a: 10, b: 10, c: 10, d: 5, e: 5, f: 5, g: 0, h: 0 }
  const field = fieldOf(points, { met: ['a-b', 'd-e', 'g-h'], entropy: 'pinned' })

  // Recorded rounds name their version: what it gave then it must give for ever.
  it.each([
    [1, 'a-c b-e d-g f-h'],
    [2, 'a-e b-c d-g f-h'],
  ])('%i pairs as it always did', (version, round) => {
    const { pairings } = pairSwiss(field, version)
    expect(pairings.map(({ players }) => players.join('-')).join(' ')).toBe(round)
  })

  it('are equally good', () => {
    for (const entropy of entropies(50)) {
      const any = anyField(16, entropy)
      expect(pairSwiss(any, 1).receipt).toEqual(pairSwiss(any).receipt)
    }
  })

  it('pair the newest way unless asked', () => {
    expect(pairSwiss(field)).toEqual(pairSwiss(field, swissMethod.version))
  })
})
