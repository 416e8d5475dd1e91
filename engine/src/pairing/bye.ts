import { lotOrder } from '../chance/lot.ts'
import { approximately, zero } from '../standings/fraction.ts'
import { measured, type Standing } from '../standings/standings.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import type { Readings } from '../vocabulary/option.ts'

type ByeCandidates = {
  /** Best first. */
  readonly standings: readonly Standing[]
  /** How many byes that count against a further one each player has had. */
  readonly byesOf: (player: PlayerId) => number
  readonly numberOf: (player: PlayerId) => number
  readonly repeatByes: Readings['repeatByes']
  readonly entropy: string
}

/**
 * Those who could sit out, in the order in which the document would let them; inside a level the
 * document leaves it to chance, and the level stands in the order of the lots.
 */
type ByeOrder = (candidates: ByeCandidates) => readonly (readonly PlayerId[])[]

const byChance: ByeOrder = ({ standings, entropy }) => [
  lotOrder(
    standings.map((standing) => standing.player),
    `${entropy}/bye`,
  ),
]

const fewestPointsLowestMargin: ByeOrder = (candidates) => {
  const standingOf = new Map(candidates.standings.map((standing) => [standing.player, standing]))
  const marginOf = (standing: Standing | undefined): number =>
    standing === undefined ? 0 : approximately(measured(standing, 'margin-of-victory') ?? zero)
  const isAvoided = candidates.repeatByes === 'avoid'
  return byKey(byChance(candidates).flat(), (player) => [
    isAvoided ? candidates.byesOf(player) : 0,
    standingOf.get(player)?.tournamentPoints ?? 0,
    marginOf(standingOf.get(player)),
  ])
}

/** The last in the standings of those with the fewest byes so far. */
const lowestPlaceWithoutBye: ByeOrder = ({ standings, byesOf }) => {
  const fromTheLast = standings.map(({ player }) => player).toReversed()
  return byKey(fromTheLast, (player) => [byesOf(player)])
    .flat()
    .map((player) => [player])
}

/** Of those with the fewest byes so far the one with the fewest points, the highest number last. */
const fewestPointsHighestNumberWithoutBye: ByeOrder = ({ standings, byesOf, numberOf }) => {
  const points = new Map(standings.map((one) => [one.player, one.tournamentPoints]))
  return byKey([...points.keys()], (player) => [
    byesOf(player),
    points.get(player) ?? 0,
    -numberOf(player),
  ])
}

/** Levels of equal keys, the smallest key first. */
const byKey = (
  players: readonly PlayerId[],
  keyOf: (player: PlayerId) => readonly number[],
): readonly (readonly PlayerId[])[] => {
  const keyed = players.map((player) => ({ player, key: keyOf(player) }))
  keyed.sort((a, b) => firstDifference(a.key, b.key))
  const levels: PlayerId[][] = []
  keyed.forEach(({ player, key }, index) => {
    const before = keyed[index - 1]
    if (before === undefined || firstDifference(before.key, key) !== 0) levels.push([])
    levels.at(-1)?.push(player)
  })
  return levels
}

const firstDifference = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

export type ByeOrderName =
  | 'by-chance'
  | 'fewest-points-lowest-margin'
  | 'lowest-place-without-bye'
  | 'fewest-points-highest-number-without-bye'

export const byeOrders: { readonly [N in ByeOrderName]: ByeOrder } = {
  'by-chance': byChance,
  'fewest-points-lowest-margin': fewestPointsLowestMargin,
  'lowest-place-without-bye': lowestPlaceWithoutBye,
  'fewest-points-highest-number-without-bye': fewestPointsHighestNumberWithoutBye,
}
