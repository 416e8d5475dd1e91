import type { Tier } from '../matching/tiers.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import type { Pair } from '../vocabulary/seat.ts'
import { type Field, hasMet } from './field.ts'

/** The points groups of a field, best first, as a group number for each player. */
export const groupsOf = (field: Field): ReadonlyMap<PlayerId, number> => {
  const values = [...new Set(field.points.values())].sort((a, b) => b - a)
  const groupOf = new Map(values.map((points, group) => [points, group]))
  return new Map(
    [...field.points].map(([player, points]) => [player, groupOf.get(points) ?? 0] as const),
  )
}

/** What one pair adds to each criterion. */
export type PairCost = {
  readonly isRematch: boolean
  readonly isSoftConflict: boolean
  /** The pair crosses the boundaries from `upper` to `lower` − 1. */
  readonly upper: number
  readonly lower: number
}

export const pairCosts = (field: Field): ((a: PlayerId, b: PlayerId) => PairCost) => {
  const groups = groupsOf(field)
  const avoided = new Set(field.avoid.flatMap(([a, b]) => [key(a, b), key(b, a)]))
  return (a, b) => {
    const [x, y] = [groups.get(a) ?? 0, groups.get(b) ?? 0]
    return {
      isRematch: hasMet(field.met, a, b),
      isSoftConflict: avoided.has(key(a, b)),
      upper: Math.min(x, y),
      lower: Math.max(x, y),
    }
  }
}

const key = (a: PlayerId, b: PlayerId) => `${a}\u0000${b}`

/** How many points groups a field has. */
export const groupCount = (field: Field): number => new Set(field.points.values()).size

/** The criteria of a good round in their order, as tiers that a matching minimizes. */
export const criteria = (field: Field, players: readonly PlayerId[]): readonly Tier[] => {
  const costOf = pairCosts(field)
  const costs = players.map((a) => players.map((b) => costOf(a, b)))
  const at = (a: number, b: number) => costs[a]?.[b] as PairCost
  const boundaries = Math.max(0, groupCount(field) - 1)
  return [
    { most: 1, cost: (a, b) => Number(at(a, b).isRematch) },
    { most: 1, cost: (a, b) => Number(at(a, b).isSoftConflict) },
    ...Array.from({ length: boundaries }, (_, boundary) => ({
      most: 1,
      cost: (a: number, b: number) =>
        Number(at(a, b).upper <= boundary && boundary < at(a, b).lower),
    })),
    { most: boundaries ** 2, cost: (a, b) => (at(a, b).lower - at(a, b).upper) ** 2 },
  ]
}

/** What a whole round adds up to. */
export type RoundCost = {
  readonly rematches: number
  readonly softConflicts: number
  readonly crossings: readonly number[]
  readonly spanSquares: number
}

export const roundCost = (field: Field, pairs: readonly Pair<PlayerId>[]): RoundCost => {
  const costOf = pairCosts(field)
  const crossings = new Array<number>(Math.max(0, groupCount(field) - 1)).fill(0)
  let [rematches, softConflicts, spanSquares] = [0, 0, 0]
  for (const [a, b] of pairs) {
    const cost = costOf(a, b)
    if (cost.isRematch) rematches++
    if (cost.isSoftConflict) softConflicts++
    spanSquares += (cost.lower - cost.upper) ** 2
    for (let boundary = cost.upper; boundary < cost.lower; boundary++) {
      crossings[boundary] = (crossings[boundary] ?? 0) + 1
    }
  }
  return { rematches, softConflicts, crossings, spanSquares }
}

/**
 * The fewest pairs that can cross each boundary: an odd number of players above it leaves one who
 * must go down.
 */
export const lowerBound = (field: Field): readonly number[] => {
  const groups = groupsOf(field)
  const sizes = new Array<number>(groupCount(field)).fill(0)
  for (const group of groups.values()) sizes[group] = (sizes[group] ?? 0) + 1
  let above = 0
  return sizes.slice(0, -1).map((size) => {
    above += size
    return above % 2
  })
}

/** A round that reaches every bound is the best one; nothing needs to be searched to know it. */
export const reachesBound = (cost: RoundCost, bound: readonly number[]): boolean =>
  cost.rematches === 0 &&
  cost.softConflicts === 0 &&
  cost.crossings.every((crossing, boundary) => crossing === bound[boundary]) &&
  cost.spanSquares === bound.reduce((sum, crossing) => sum + crossing, 0)
