import { describe, expect, it } from 'vitest'
import { id } from '../../testing/story.ts'
import { zero } from '../standings/fraction.ts'
import type { Standing } from '../standings/standings.ts'
import { byeOrders } from './bye.ts'

const line = (name: string, points: number, margin: number, byes = 0): Standing => ({
  place: 1,
  player: id(name),
  tournamentPoints: points,
  marginOfVictory: margin,
  strengthOfSchedule: zero,
  tally: { won: 0, modified: 0, drawn: 0, lost: 0, byes, unpairedLosses: 0 },
  opponents: [],
  decidedBy: null,
})

const levels = (standings: readonly Standing[], repeatByes: 'allow' | 'avoid' = 'allow') =>
  byeOrders['fewest-points-lowest-margin']({ standings, repeatByes, entropy: 'e' })

describe('who sits out, by chance', () => {
  const standings = ['a', 'b', 'c', 'd', 'e'].map((name) => line(name, 0, 0))
  const order = (entropy: string) =>
    byeOrders['by-chance']({ standings, repeatByes: 'allow', entropy })

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
    const reversed = byeOrders['by-chance']({
      standings: standings.toReversed(),
      repeatByes: 'allow',
      entropy: 'x',
    })
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
      (_, n) =>
        byeOrders['fewest-points-lowest-margin']({
          standings: equal,
          repeatByes: 'allow',
          entropy: `e${n}`,
        })[0]?.[0],
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
