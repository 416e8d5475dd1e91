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
  const tables = fixedTables(pairs, hall)
  const open = openTables(tables, hall)
  let from = 0
  for (const level of levelsOf(levels, tables)) {
    const to = from + level.length
    seatLevel(pairs, level, open.slice(from, to), hall, tables)
    from = to
  }
  return tables.map((table) => table ?? 0)
}

/** A table for each pair; null while it has none. */
type Tables = (number | null)[]

/** The pairs of each level that have no table yet. */
const levelsOf = (levels: readonly number[], tables: Tables): Iterable<readonly number[]> => {
  const pairsOf = new Map<number, number[]>()
  levels.forEach((level, pair) => {
    if (tables[pair] !== null) return
    const own = pairsOf.get(level)
    if (own === undefined) pairsOf.set(level, [pair])
    else own.push(pair)
  })
  return pairsOf.values()
}

/** Gives the open tables to the pairs of one level. */
const seatLevel = (
  pairs: readonly Pair<PlayerId>[],
  level: readonly number[],
  open: readonly number[],
  hall: Hall,
  tables: Tables,
): void => {
  /** Who sits at each of the open tables. */
  const owners = open.map((): number | null => null)
  const sit = (pair: number, at: number) => {
    tables[pair] = open[at] ?? 0
    owners[at] = pair
  }
  const isNew = (pair: number, at: number) =>
    pairs[pair]?.every((player) => !hall.satAt(player, open[at] ?? 0)) === true
  /** Tables before this one are all taken; without it large halls would be walked again and again. */
  let lowest = 0
  const lowestNew = (pair: number): number | undefined => {
    while (typeof owners[lowest] === 'number') lowest++
    for (let at = lowest; at < open.length; at++) {
      if (owners[at] === null && isNew(pair, at)) return at
    }
    return undefined
  }
  /** Somebody who sits already moves on, if that makes room; from the last table up. */
  const makeRoom = (pair: number, asked: Set<number>): boolean => {
    for (let at = open.length - 1; at >= 0; at--) {
      if (asked.has(at) || !isNew(pair, at)) continue
      asked.add(at)
      const owner = owners[at] ?? null
      if (owner !== null && !makeRoom(owner, asked)) continue
      sit(pair, at)
      return true
    }
    return false
  }
  for (const pair of level) {
    const free = lowestNew(pair)
    if (free === undefined) makeRoom(pair, new Set())
    else sit(pair, free)
  }
  const left = open.filter((_, at) => owners[at] === null)
  for (const pair of level) tables[pair] ??= left.shift() ?? 0
}

/** Fixed seats; where two pairs want one table, the better pair has it. */
const fixedTables = (pairs: readonly Pair<PlayerId>[], { fixed, closed }: Hall): Tables => {
  if (fixed.size === 0) return pairs.map(() => null)
  const taken = new Set(closed)
  return pairs.map((players) => {
    const wanted = players.flatMap((player) => fixed.get(player) ?? [])
    const table = wanted.find((one) => !taken.has(one)) ?? null
    if (table !== null) taken.add(table)
    return table
  })
}

/** As many tables as there are pairs without one. */
const openTables = (tables: Tables, { first, closed }: Hall): readonly number[] => {
  const taken = new Set([...closed, ...tables.filter((table) => table !== null)])
  const count = tables.filter((table) => table === null).length
  const open: number[] = []
  for (let table = first; open.length < count; table++) if (!taken.has(table)) open.push(table)
  return open
}
