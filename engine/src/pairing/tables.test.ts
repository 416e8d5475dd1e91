import { describe, expect, it } from 'vitest'
import { pairOf } from '../../testing/pairing/field.ts'
import { chanceFrom } from '../chance/chance.ts'
import { playerId } from '../vocabulary/ids.ts'
import { type Hall, seatTables } from './tables.ts'

type Told = {
  readonly fixed?: Readonly<Record<string, number>>
  readonly closed?: readonly number[]
  readonly first?: number
  readonly playedAt?: Readonly<Record<string, readonly number[]>>
}

const byName = <T>(told: Readonly<Record<string, T>>) =>
  new Map(Object.entries(told).map(([name, value]) => [playerId(name), value]))

const hallOf = ({ fixed = {}, closed = [], first = 1, playedAt = {} }: Told): Hall => ({
  fixed: byName(fixed),
  closed,
  first,
  satAt: (player, table) => byName(playedAt).get(player)?.includes(table) === true,
})

const pairs = ['a-b', 'c-d', 'e-f', 'g-h'].map(pairOf)

describe('tables', () => {
  it.each<readonly [string, Told, readonly number[]]>([
    ['the best pair sits lowest', {}, [1, 2, 3, 4]],
    ['another event has the first tables', { first: 21 }, [21, 22, 23, 24]],
    ['closed tables stay empty', { closed: [1, 3] }, [2, 4, 5, 6]],
    ['a fixed seat is kept, and the others close up', { fixed: { e: 1 } }, [2, 3, 1, 4]],
    ['a fixed seat may be outside the range', { fixed: { d: 3 }, first: 11 }, [11, 3, 12, 13]],
    ['a closed table is nobody’s fixed seat', { fixed: { a: 2 }, closed: [2] }, [1, 3, 4, 5]],
    ['two pairs want one table: the better has it', { fixed: { f: 2, b: 2 } }, [2, 1, 3, 4]],
    ['both of a pair want one: the first that is free', { fixed: { c: 9, d: 8 } }, [1, 9, 2, 3]],
    ['not the same table twice', { playedAt: { b: [1], c: [2] } }, [2, 1, 3, 4]],
    ['somebody moves on for who has been everywhere else', { playedAt: { h: [4] } }, [1, 2, 4, 3]],
    [
      'a fixed seat is kept, however often',
      { fixed: { a: 1 }, playedAt: { a: [1, 1], c: [2] } },
      [1, 3, 2, 4],
    ],
    [
      'who has been at all of them sits where there is room',
      { playedAt: { g: [1, 2, 3, 4] } },
      [1, 2, 3, 4],
    ],
  ])('%s', (_, told, tables) => {
    expect(seatTables(pairs, hallOf(told))).toEqual(tables)
  })

  it('of nobody are none', () => {
    expect(seatTables([], hallOf({}))).toEqual([])
  })

  it('as few as possible are played at twice, against trying all', () => {
    for (let n = 0; n < 300; n++) {
      const chance = chanceFrom(`hall ${n}`)
      const some = () => [1, 2, 3, 4].filter(() => chance.below(100) < 45)
      const playedAt = Object.fromEntries([...'abcdefgh'].map((name) => [name, some()]))
      const hall = hallOf({ playedAt })
      const again = (tables: readonly number[]) =>
        pairs.filter((pair, index) => pair.some((player) => hall.satAt(player, tables[index] ?? 0)))
          .length
      const tables = seatTables(pairs, hall)
      expect(tables.toSorted()).toEqual([1, 2, 3, 4])
      expect(again(tables)).toBe(Math.min(...orders([1, 2, 3, 4]).map(again)))
    }
  })
})

const orders = (list: readonly number[]): readonly (readonly number[])[] =>
  list.length === 0
    ? [[]]
    : list.flatMap((one) => orders(list.filter((x) => x !== one)).map((rest) => [one, ...rest]))

describe('levels', () => {
  it('keep leaders at the first tables, wherever they sat before', () => {
    const pairs = ['a-b', 'c-d', 'e-f', 'g-h'].map(pairOf)
    const hall = hallOf({ playedAt: { a: [1], c: [2], e: [3, 4], g: [4] } })
    expect(seatTables(pairs, hall, [9, 9, 3, 3])).toEqual([2, 1, 4, 3])
    // In one level nobody would have to come back to a table, but the leaders would sit last.
    expect(seatTables(pairs, hall)).toEqual([4, 1, 2, 3])
  })
})
