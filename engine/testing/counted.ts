import { expect } from 'vitest'
import {
  type EventState,
  earnedIn,
  ledgerOf,
  type Match,
  matchesOf,
  type PlayerId,
  type Result,
  type Round,
} from '../src/index.ts'

/** Whether a round counts for the standings. */
export const isCounted = (state: EventState, round: Round) =>
  round.status !== 'paired' && state.stages[round.stage]?.plan.kind === 'swiss'

/** Tournament points of the two seats, read off the result as the document's table has it. */
const pointsIn = (result: Result): readonly [number, number] => {
  const to = (by: 'first' | 'second'): readonly [number, number] =>
    by === 'first' ? [0, 5] : [5, 0]
  if ('by' in result) return to(result.by)
  if (!('score' in result)) return expect.fail(`no points for ${result.ending}`)
  const [a, b] = result.score
  if (a === b) return [1, 1]
  const won = result.ending === 'time' && Math.abs(a - b) < 12 ? 3 : 5
  return a > b ? [won, 0] : [0, won]
}

const sumOf = <K>(sums: Map<K, number>, key: K, value: number) =>
  sums.set(key, (sums.get(key) ?? 0) + value)

/** Everybody's tournament points, counted apart from the standings. */
export const countedPoints = (state: EventState): ReadonlyMap<PlayerId, number> => {
  const points = new Map<PlayerId, number>()
  for (const round of state.rounds.filter((one) => isCounted(state, one))) {
    for (const { player } of round.byes) sumOf(points, player, 5)
    for (const { players, result } of matchesOf(state, round)) {
      if (result === null) continue
      pointsIn(result).forEach((own, seat) => {
        sumOf(points, players[seat] as PlayerId, own)
      })
    }
  }
  return points
}

/** Everybody's margin of victory, added up. */
export const countedMargins = (state: EventState): ReadonlyMap<PlayerId, number> => {
  const margins = new Map<PlayerId, number>()
  for (const [player, { lines }] of ledgerOf(state, Number.POSITIVE_INFINITY)) {
    for (const line of lines) sumOf(margins, player, line.marginOfVictory ?? 0)
  }
  return margins
}

/** Who moves on from a match of a bracket. */
export const winnerIn = (state: EventState, match: Match): PlayerId | null => {
  const [first, second] = earnedIn(state, match, 'elimination') ?? []
  if (first === undefined || second === undefined) return null
  const isWon = first.tournamentPoints > second.tournamentPoints
  return match.players[isWon ? 0 : 1]
}
