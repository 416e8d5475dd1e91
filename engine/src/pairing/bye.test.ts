import { describe, expect, it } from 'vitest'
import { id } from '../../testing/story.ts'
import { fraction } from '../standings/fraction.ts'
import type { Standing } from '../standings/standings.ts'
import { type ByeOrderName, byeOrders } from './bye.ts'

const line = (name: string, points: number, margin: number, byes = 0): Standing => ({
  place: 1,
  player: id(name),
  tournamentPoints: points,
  measures: [{ name: 'margin-of-victory', value: fraction(margin) }],
  tally: { won: 0, modified: 0, drawn: 0, lost: 0, byes, unpairedLosses: 0 },
  opponents: [],
  decidedBy: null,
})

/** Asks an order; the names of the players end in their numbers where a number matters. */
const asked = (
  name: ByeOrderName,
  standings: readonly Standing[],
  {
    repeatByes = 'allow',
    entropy = 'e',
  }: { repeatByes?: 'allow' | 'avoid'; entropy?: string } = {},
) => {
  const lineOf = new Map(standings.map((one) => [one.player, one]))
  return byeOrders[name]({
    standings,
    byesOf: (player) => lineOf.get(player)?.tally.byes ?? 0,
    numberOf: (player) => Number(player.slice(1)),
    repeatByes,
    entropy,
  })
}

const levels = (standings: readonly Standing[], repeatByes: 'allow' | 'avoid' = 'allow') =>
  asked('fewest-points-lowest-margin', standings, { repeatByes })

describe('who sits out, by chance', () => {
  const standings = ['a', 'b', 'c', 'd', 'e'].map((name) => line(name, 0, 0))
  const order = (entropy: string) => asked('by-chance', standings, { entropy })

  it('[XWEN-56] is one level, in the order of the lots', () => {
    expect(order('x')).toHaveLength(1)
    expect(order('x').flat().toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(order('x')).toEqual(order('x'))
  })

  it('[XWEN-56] puts each of five first about equally often, whoever registered first', () => {
    const firsts = new Map<string | undefined, number>()
    for (let n = 0; n < 5_000; n++) {
      const first = order(`e${n}`).flat()[0]
      firsts.set(first, (firsts.get(first) ?? 0) + 1)
    }
    for (const count of firsts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(120)
    const reversed = asked('by-chance', standings.toReversed(), { entropy: 'x' })
    expect(reversed).toEqual(order('x'))
  })
})

describe('who sits out, by fewest points and lowest margin', () => {
  it('[XWEN-56] goes by points, then by margin; the standings do not matter', () => {
    expect(
      levels([line('a', 10, 50), line('b', 0, 90), line('c', 0, 20), line('d', 5, 0)]),
    ).toEqual([['c'], ['b'], ['d'], ['a']])
  })

  it('[XWEN-56] leaves equal points and margins to chance, in one level', () => {
    const equal = [line('a', 5, 100), line('b', 5, 100), line('c', 10, 0)]
    expect(levels(equal).map((level) => level.toSorted())).toEqual([['a', 'b'], ['c']])
    const firsts = Array.from(
      { length: 40 },
      (_, n) => asked('fewest-points-lowest-margin', equal, { entropy: `e${n}` })[0]?.[0],
    )
    expect([...new Set(firsts)].toSorted()).toEqual(['a', 'b'])
  })

  it.each([
    ['allow', ['q', 'r']],
    ['avoid', ['r', 'q']],
  ] as const)('[XWEN-56] a former bye, where the organizer says: %s', (repeatByes, order) => {
    const standings = [line('q', 5, 190, 1), line('r', 5, 200)]
    expect(levels(standings, repeatByes).flat()).toEqual(order)
  })

  it('where all had byes, those with the fewest come first', () => {
    const standings = [line('a', 0, 0, 2), line('b', 5, 0, 1), line('c', 10, 0, 1)]
    expect(levels(standings, 'avoid').flat()).toEqual(['b', 'c', 'a'])
  })
})

describe('who sits out, the lowest place without a bye', () => {
  const orderOf = (standings: readonly Standing[]) =>
    asked('lowest-place-without-bye', standings).flat()

  it('goes up the standings, whatever the points say', () => {
    expect(orderOf([line('a', 9, 0), line('b', 3, 0), line('c', 3, 90)])).toEqual(['c', 'b', 'a'])
  })

  it('passes over who had a bye, until all had as many', () => {
    expect(orderOf([line('a', 9, 0), line('b', 6, 0, 1), line('c', 3, 0, 1)])).toEqual([
      'a',
      'c',
      'b',
    ])
    expect(orderOf([line('a', 9, 0, 1), line('b', 6, 0, 1), line('c', 3, 0, 2)])).toEqual([
      'b',
      'a',
      'c',
    ])
  })

  it('leaves nothing to chance: one player a level, whatever the entropy', () => {
    const level = [line('a', 3, 0), line('b', 3, 0), line('c', 3, 0)]
    for (const entropy of ['x', 'y', 'z']) {
      expect(asked('lowest-place-without-bye', level, { entropy })).toEqual([['c'], ['b'], ['a']])
    }
  })
})

describe('who sits out, the fewest points and highest number without a bye', () => {
  const name = 'fewest-points-highest-number-without-bye'
  const orderOf = (standings: readonly Standing[]) => asked(name, standings).flat()

  it('goes by points, then by number, the highest first', () => {
    expect(
      orderOf([line('p7', 3, 0), line('p2', 3, 0), line('p9', 6, 0), line('p10', 3, 0)]),
    ).toEqual(['p10', 'p7', 'p2', 'p9'])
  })

  it('passes over who had a bye, however few points and however high the number', () => {
    expect(orderOf([line('p9', 0, 0, 1), line('p1', 12, 0), line('p2', 6, 0, 1)])).toEqual([
      'p1',
      'p9',
      'p2',
    ])
  })

  it('leaves nothing to chance', () => {
    const level = [line('p1', 3, 0), line('p2', 3, 0)]
    for (const entropy of ['x', 'y', 'z']) {
      expect(asked(name, level, { entropy })).toEqual([['p2'], ['p1']])
    }
  })
})

describe.each(Object.keys(byeOrders) as ByeOrderName[])('%s', (name) => {
  it('has everybody in it once', () => {
    const standings = [line('p1', 9, 5, 1), line('p2', 6, 5), line('p3', 6, 5), line('p4', 0, 5, 2)]
    for (const repeatByes of ['allow', 'avoid'] as const) {
      const everybody = asked(name, standings, { repeatByes }).flat()
      expect(everybody.toSorted()).toEqual(['p1', 'p2', 'p3', 'p4'])
    }
    expect(asked(name, []).flat()).toEqual([])
  })
})
