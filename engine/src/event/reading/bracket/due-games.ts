import { type ChartRow, chartFor } from '../../../pairing/elimination/chart.ts'
import { doubleEliminationMethod } from '../../../pairing/elimination/play-chart.ts'
import {
  type BracketGame,
  eliminationMethod,
  pairElimination,
} from '../../../pairing/elimination/single.ts'
import type { PlayerId } from '../../../vocabulary/ids.ts'
import type { Bye, Pairing, Reason } from '../../../vocabulary/pairing.ts'
import type { Pair } from '../../../vocabulary/seat.ts'
import type { EventState } from '../../spine/state.ts'
import { currentStage, isActive } from '../rounds.ts'
import { sideOf } from '../sides.ts'
import { bracketToPair } from './bracket-of.ts'

export type DueGames = {
  readonly method: { readonly name: string; readonly version: number }
  readonly games: readonly BracketGame[]
  /** Games of later slots that could be played already. */
  readonly early: readonly BracketGame[]
  readonly pairings: readonly Pairing[]
  readonly byes: readonly Bye[]
}

/** What the bracket has to be played now; a recorded round as the version on record had it. */
export const dueGames = (
  state: EventState,
  version: number = doubleEliminationMethod.version,
): DueGames => {
  const { next, ready } = bracketToPair(state)
  const kind = currentStage(state)?.plan.kind
  const early = ready.filter(({ game }) => !next.some((one) => one.game === game))
  const base = { games: next, early }
  if (kind === 'double-elimination') {
    const method = { ...doubleEliminationMethod, version }
    return { ...base, method, ...pairChart(state, next, version) }
  }
  const seeds = currentStage(state)?.entrants ?? []
  const due = pairElimination(next, seeds, (player) => isActive(state, player))
  const isFinalMatch = kind === 'final-match'
  const hasSeeds = currentStage(state)?.places === null
  const pairings = due.pairings.map(({ seeds: own, ...pairing }): Pairing => {
    if (isFinalMatch) return { ...pairing, reason: { kind: 'final-match' } }
    if (hasSeeds && own !== undefined) return { ...pairing, seeds: own }
    // Without seeds lots decided who meets whom in the first round.
    return pairing.reason.kind === 'seeds'
      ? { ...pairing, reason: { kind: 'first-round' } }
      : pairing
  })
  return { ...base, method: eliminationMethod, pairings, byes: due.byes }
}

/** The games of a chart that are played, and those whose opponent has left. */
export const pairChart = (
  state: EventState,
  games: readonly BracketGame[],
  version: number = doubleEliminationMethod.version,
): Pick<DueGames, 'pairings' | 'byes'> => {
  const { entrants: seeds = [], chart } = currentStage(state) ?? {}
  const rows = chartFor(seeds.length, chart ?? seeds.length)
  const pairings: Pairing[] = []
  const byes: Bye[] = []
  for (const { game, slots } of games) {
    if (slots.includes(null)) {
      const sitting = slots.find((slot) => slot !== null && isActive(state, slot))
      if (sitting) byes.push({ player: sitting, kind: 'odd-number', game })
      continue
    }
    const [a, b] = slots as Pair<PlayerId>
    if (isActive(state, a) && isActive(state, b)) {
      pairings.push({
        table: pairings.length + 1,
        players: [a, b],
        game,
        seeds: [seeds.indexOf(a) + 1, seeds.indexOf(b) + 1],
        reason: chartReason(rows, game, version),
        ...sideOf(state, game, [a, b]),
      })
    } else byes.push({ player: isActive(state, b) ? b : a, kind: 'opponent-withdrew', game })
  }
  return { pairings, byes }
}

const chartReason = (rows: readonly ChartRow[], game: string, version: number): Reason => {
  const [a = null, b = null] = rows.find((row) => row.game === game)?.from ?? []
  if (a?.as === 'seed' && b?.as === 'seed') return { kind: 'seeds' }
  // The first version named the game itself, twice.
  return version === 1 || a === null || b === null
    ? { kind: 'bracket', from: [game, game] }
    : { kind: 'chart', from: [a, b] }
}
