import { cheapestByBruteForce } from '../../src/matching/brute-force.ts'
import { costOf } from '../../src/matching/cost.ts'
import { cheapestPerfectMatching } from '../../src/matching/perfect-matching.ts'
import type { Tier } from '../../src/matching/tiers.ts'
import { type Field, hasMet } from '../../src/pairing/field/field.ts'
import type { RoundCost } from '../../src/pairing/swiss/objective.ts'
import type { PlayerId } from '../../src/vocabulary/ids.ts'

/**
 * What a round costs, counted anew from the words of the objective: nothing here is shared with
 * the code that pairs, so that both cannot be wrong in the same way.
 */
export const countedCost = (
  field: Field,
  pairs: readonly (readonly [PlayerId, PlayerId])[],
): RoundCost => {
  const points = (player: PlayerId) => field.points.get(player) ?? Number.NaN
  const groups = [...new Set(field.points.values())].toSorted((a, b) => b - a)
  const isAvoided = ([a, b]: readonly [PlayerId, PlayerId]) =>
    field.avoid.some(([x, y]) => (x === a && y === b) || (x === b && y === a))
  const crossed = ([a, b]: readonly [PlayerId, PlayerId]) =>
    groups.slice(0, -1).map((above) => Number(points(a) >= above !== points(b) >= above))
  return {
    rematches: pairs.filter(([a, b]) => hasMet(field.met, a, b)).length,
    softConflicts: pairs.filter(isAvoided).length,
    crossings: groups
      .slice(0, -1)
      .map((_, boundary) => pairs.reduce((sum, pair) => sum + (crossed(pair)[boundary] ?? 0), 0)),
    spanSquares: pairs.reduce(
      (sum, pair) => sum + crossed(pair).reduce((own, one) => own + one, 0) ** 2,
      0,
    ),
  }
}

/** The cost as one vector, the most important entry first. */
export const vectorOf = (cost: RoundCost): readonly number[] => [
  cost.rematches,
  cost.softConflicts,
  ...cost.crossings,
  cost.spanSquares,
]

const tiersOf = (field: Field, players: readonly PlayerId[]): readonly Tier[] => {
  const of = players.map((a) => players.map((b) => vectorOf(countedCost(field, [[a, b]]))))
  const groups = Math.max(1, new Set(field.points.values()).size)
  return Array.from({ length: groups + 2 }, (_, entry) => ({
    most: entry === groups + 1 ? (groups - 1) ** 2 : 1,
    cost: (a: number, b: number) => of[a]?.[b]?.[entry] ?? 0,
  }))
}

/** The whole cost of the best round: by trying all up to 12 players, else by exact matching. */
export const bestVector = (field: Field): readonly number[] => {
  const players = [...field.points.keys()]
  const tiers = tiersOf(field, players)
  return players.length <= 12
    ? cheapestByBruteForce(players.length, tiers).cost
    : costOf(cheapestPerfectMatching(players.length, tiers), tiers)
}

/** The fewest rematches that a round of this field can have, asked of nothing else. */
export const fewestRematches = (field: Field): number => {
  const players = [...field.points.keys()]
  const tiers = tiersOf(field, players).slice(0, 1)
  return costOf(cheapestPerfectMatching(players.length, tiers), tiers)[0] ?? 0
}
