import type { At } from '../../scenario/shape.ts'
import type { FoundMatch, Method, Said } from '../found.ts'

/** Somebody at a table, with what was made and earned there. */
export type Sat = {
  readonly player: string
  readonly role: number
  readonly score: number | undefined
  readonly points: number | undefined
}

/** One alone at a table has a bye; more than two can be no match of ours. */
export const readPlayed = (
  match: At,
  sat: readonly Sat[],
  method: Method,
): readonly FoundMatch[] => {
  const [one, two] = sat
  if (one === undefined) return []
  if (two === undefined) return [{ at: match.path, bye: one.player }]
  return [{ at: match.path, players: [one.player, two.player], said: saidOf(one, two, method) }]
}

const saidOf = (one: Sat, two: Sat, method: Method): Said => {
  const [a, b] = [one.points, two.points]
  const isEarned = a !== undefined && b !== undefined && (a !== 0 || b !== 0)
  if (method === 'two-games') {
    return isEarned ? { kind: 'match-points', points: [a, b] } : { kind: 'nothing' }
  }
  const winner = isEarned && a !== b ? { winner: { player: a > b ? one.player : two.player } } : {}
  const drawn = isEarned && a === b ? { winner: 'draw' as const } : {}
  if (one.score === undefined || two.score === undefined) {
    return 'winner' in winner ? { kind: 'winner', winner: winner.winner } : { kind: 'nothing' }
  }
  if (!isEarned && one.score === 0 && two.score === 0) return { kind: 'nothing' }
  return { kind: 'score', score: [one.score, two.score], ...winner, ...drawn }
}
