import type { PlayerId } from '../vocabulary/ids.ts'
import type { Pair } from '../vocabulary/seat.ts'

/** What there is to know of the tables before a round sits down. */
export type Hall = {
  /** Who has to sit at a certain table, in this event's part of the hall or not. */
  readonly fixed: ReadonlyMap<PlayerId, number>
  readonly closed: readonly number[]
  /** The lowest table of this event; those below are another event's. */
  readonly first: number
  readonly satAt: (player: PlayerId, table: number) => boolean
}

/**
 * A table for each pair, the best pair first: fixed seats, then the lowest open tables, level by
 * level. Inside a level as few pairs as possible sit where one of them has been; beyond that,
 * better pairs sit lower.
 */
export const seatTables = (
  pairs: readonly Pair<PlayerId>[],
  hall: Hall,
  levels: readonly number[] = pairs.map(() => 0),
): readonly number[] => {
  const seats = fixedSeats(pairs, hall)
  const open = openTables(pairs.length - seats.size, hall, new Set(seats.values()))
  for (const level of new Set(levels)) {
    const own = pairs.flatMap((_, pair) =>
      levels[pair] === level && !seats.has(pair) ? [pair] : [],
    )
    seatLevel(pairs, own, open.splice(0, own.length), hall, seats)
  }
  return pairs.map((_, pair) => seats.get(pair) ?? 0)
}

/** Gives the open tables to the pairs of one level. */
const seatLevel = (
  pairs: readonly Pair<PlayerId>[],
  level: readonly number[],
  open: readonly number[],
  hall: Hall,
  seated: Map<number, number>,
): void => {
  const used = new Map<number, number>()
  const sit = (pair: number, table: number) => {
    seated.set(pair, table)
    used.set(table, pair)
  }
  const isNew = (pair: number, table: number) =>
    pairs[pair]?.every((player) => !hall.satAt(player, table)) === true
  /** Tables before this one are all taken; without it large halls would be walked again and again. */
  let lowest = 0
  const lowestNew = (pair: number): number | undefined => {
    while (used.has(open[lowest] ?? 0)) lowest++
    for (let at = lowest; at < open.length; at++) {
      const table = open[at] ?? 0
      if (!used.has(table) && isNew(pair, table)) return table
    }
    return undefined
  }
  /** Somebody who sits already moves on, if that makes room; from the last table up. */
  const makeRoom = (pair: number, asked: Set<number>): boolean => {
    for (const table of open.toReversed()) {
      if (asked.has(table) || !isNew(pair, table)) continue
      asked.add(table)
      const owner = used.get(table)
      if (owner !== undefined && !makeRoom(owner, asked)) continue
      sit(pair, table)
      return true
    }
    return false
  }
  for (const pair of level) {
    const free = lowestNew(pair)
    if (free === undefined) makeRoom(pair, new Set())
    else sit(pair, free)
  }
  const left = open.filter((table) => !used.has(table))
  for (const pair of level) if (!seated.has(pair)) seated.set(pair, left.shift() ?? 0)
}

/** Fixed seats by pair; where two pairs want one table, the better pair has it. */
const fixedSeats = (pairs: readonly Pair<PlayerId>[], hall: Hall): Map<number, number> => {
  const seats = new Map<number, number>()
  const taken = new Set(hall.closed)
  pairs.forEach((players, pair) => {
    const wanted = players.flatMap((player) => hall.fixed.get(player) ?? [])
    const table = wanted.find((one) => !taken.has(one))
    if (table === undefined) return
    seats.set(pair, table)
    taken.add(table)
  })
  return seats
}

const openTables = (
  count: number,
  { first, closed }: Hall,
  taken: ReadonlySet<number>,
): number[] => {
  const shut = new Set(closed)
  const tables: number[] = []
  for (let table = first; tables.length < count; table++) {
    if (!shut.has(table) && !taken.has(table)) tables.push(table)
  }
  return tables
}
