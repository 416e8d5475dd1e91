import {
  countHalves,
  countsHalf,
  halfOf,
  type ShipAtEnd,
  type SquadScoreClauses,
} from './squad-score.ts'

type Ship = Omit<ShipAtEnd, 'remaining' | 'destroyed'>

/** Everything that can be scored against these ships, whatever has become of each. */
export const reachableScores = (
  ships: readonly Ship[],
  match: Parameters<typeof countHalves>[0],
  { halfPoints: { value: half }, fullScore }: SquadScoreClauses,
): ReadonlySet<number> => {
  const hasHalves = countHalves(match)
  // The last point of hull is the most damaged that a ship can stand with.
  const worst = { remaining: 1, destroyed: false }
  let standing: ReadonlySet<number> = new Set()
  let allDestroyed = 0
  for (const ship of ships) {
    const isHalved = hasHalves && countsHalf({ ...ship, ...worst }, half)
    const left = isHalved ? [0, halfOf(ship, half)] : [0]
    standing = new Set([
      ...[...standing].flatMap((score) => [...left, ship.points].map((more) => score + more)),
      ...left.map((more) => allDestroyed + more),
    ])
    allDestroyed += ship.points
  }
  return new Set([...standing, fullScore.value])
}
