import { lotOrder } from '../chance/lot.ts'
import type { Standing } from '../standings/standings.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import type { Readings } from '../vocabulary/option.ts'

export type ByeCandidates = {
  readonly standings: readonly Standing[]
  readonly repeatByes: Readings['repeatByes']
  readonly entropy: string
}

/**
 * Those who could sit out, in the order in which the document would let them; inside a level the
 * document leaves it to chance, and the level stands in the order of the lots.
 */
export type ByeOrder = (candidates: ByeCandidates) => readonly (readonly PlayerId[])[]

const byChance: ByeOrder = ({ standings, entropy }) => [
  lotOrder(
    standings.map((standing) => standing.player),
    `${entropy}/bye`,
  ),
]

const fewestPointsLowestMargin: ByeOrder = (candidates) => {
  const standingOf = new Map(candidates.standings.map((standing) => [standing.player, standing]))
  const isAvoided = candidates.repeatByes === 'avoid'
  const levels = new Map<string, { readonly key: readonly number[]; players: PlayerId[] }>()
  for (const player of byChance(candidates).flat()) {
    const standing = standingOf.get(player)
    const key = [
      isAvoided ? (standing?.tally.byes ?? 0) : 0,
      standing?.tournamentPoints ?? 0,
      standing?.marginOfVictory ?? 0,
    ]
    const level = levels.get(key.join()) ?? { key, players: [] }
    levels.set(key.join(), level)
    level.players.push(player)
  }
  return [...levels.values()]
    .sort((a, b) => firstDifference(a.key, b.key))
    .map((level) => level.players)
}

const firstDifference = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

export type ByeOrderName = 'by-chance' | 'fewest-points-lowest-margin'

export const byeOrders: { readonly [N in ByeOrderName]: ByeOrder } = {
  'by-chance': byChance,
  'fewest-points-lowest-margin': fewestPointsLowestMargin,
}
