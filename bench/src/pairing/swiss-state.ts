import { type Luck, luckFrom, shuffled } from '../luck.ts'

/** A match that was played; the winner stands first. */
export type Played = readonly [winner: number, loser: number]

/** A Swiss event between two rounds: everybody has a number, a win is worth one point. */
export type SwissState = {
  readonly players: number
  readonly points: readonly number[]
  readonly rounds: readonly (readonly Played[])[]
  readonly met: readonly ReadonlySet<number>[]
}

/**
 * So many rounds with coins for results. Neighbours in points meet, by lot among equals, and next
 * to nobody twice: as a round by hand comes out, so that no engine meets its own handwriting.
 */
export const swissState = (players: number, rounds: number, start: number): SwissState => {
  const luck = luckFrom(start)
  const points = Array.from({ length: players }, () => 0)
  const met = Array.from({ length: players }, () => new Set<number>())
  const played = Array.from({ length: rounds }, () => {
    const round = roundOf(points, met, luck)
    for (const [winner, loser] of round) {
      points[winner] = (points[winner] ?? 0) + 1
      met[winner]?.add(loser)
      met[loser]?.add(winner)
    }
    return round
  })
  return { players, points, rounds: played, met }
}

const roundOf = (
  points: readonly number[],
  met: readonly ReadonlySet<number>[],
  luck: Luck,
): readonly Played[] => {
  const order = shuffled([...points.keys()], luck).sort((a, b) => at(points, b) - at(points, a))
  const taken = new Set<number>()
  return order.flatMap((player, place): readonly Played[] => {
    if (taken.has(player)) return []
    const opponent =
      firstAfter(order, place, (other) => !taken.has(other) && !met[player]?.has(other)) ??
      firstAfter(order, place, (other) => !taken.has(other)) ??
      player
    taken.add(opponent)
    return [luck() < 0.5 ? [player, opponent] : [opponent, player]]
  })
}

const firstAfter = (
  order: readonly number[],
  place: number,
  suits: (player: number) => boolean,
): number | undefined => {
  for (let next = place + 1; next < order.length; next++) {
    const player = order[next]
    if (player !== undefined && suits(player)) return player
  }
  return undefined
}

const at = (points: readonly number[], player: number): number => points[player] ?? 0
