import type { At } from '../../scenario/shape.ts'
import type { FoundMatch, Method, Said } from '../found.ts'

/** Somebody at a table, with what was made and earned there. */
export type Sat = {
  readonly player: string
  readonly role: number
  readonly score: number | undefined
  readonly points: number | undefined
  /** Ticked, where nothing else tells. */
  readonly isWinner: boolean
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
  const isFirst = isEarned && a !== b ? a > b : one.isWinner && !two.isWinner
  const isDecided = isEarned ? a !== b : one.isWinner !== two.isWinner
  const winner = isDecided ? { player: isFirst ? one.player : two.player } : undefined
  const isBlank = one.score === 0 && two.score === 0
  // Where scores are not kept they stand there as nothing to nothing.
  if (one.score === undefined || two.score === undefined || (isBlank && winner !== undefined)) {
    return winner === undefined ? { kind: 'nothing' } : { kind: 'winner', winner }
  }
  if (isEarned && winner === undefined) {
    return { kind: 'score', score: [one.score, two.score], winner: 'draw' }
  }
  if (isBlank) return { kind: 'nothing' }
  return {
    kind: 'score',
    score: [one.score, two.score],
    ...(winner === undefined ? {} : { winner }),
  }
}
