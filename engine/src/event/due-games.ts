import { doubleEliminationMethod } from '../pairing/double-elimination/play-chart.ts'
import { type BracketGame, eliminationMethod, pairElimination } from '../pairing/elimination.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import type { Bye, Pairing } from '../vocabulary/pairing.ts'
import { bracketToPair } from './bracket-of.ts'
import { currentStage, isActive } from './rounds.ts'
import { sideOf } from './sides.ts'
import type { EventState } from './state.ts'

export type DueGames = {
  readonly method: { readonly name: string; readonly version: number }
  readonly games: readonly BracketGame[]
  /** Games of later slots that could be played already. */
  readonly early: readonly BracketGame[]
  readonly pairings: readonly Pairing[]
  readonly byes: readonly Bye[]
}

/** What the bracket has to be played now. */
export const dueGames = (state: EventState): DueGames => {
  const { next, ready } = bracketToPair(state)
  const kind = currentStage(state)?.plan.kind
  const early = ready.filter(({ game }) => !next.some((one) => one.game === game))
  const base = { games: next, early }
  if (kind === 'double-elimination') {
    return { ...base, method: doubleEliminationMethod, ...pairChart(state, next) }
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
): Pick<DueGames, 'pairings' | 'byes'> => {
  const seeds = currentStage(state)?.entrants ?? []
  const pairings: Pairing[] = []
  const byes: Bye[] = []
  for (const { game, slots } of games) {
    const [a, b] = slots as readonly [PlayerId, PlayerId]
    if (isActive(state, a) && isActive(state, b)) {
      pairings.push({
        table: pairings.length + 1,
        players: [a, b],
        game,
        seeds: [seeds.indexOf(a) + 1, seeds.indexOf(b) + 1],
        reason: game.startsWith('W') && isOpening(state) ? { kind: 'seeds' } : chartReason(game),
        ...sideOf(state, game, [a, b]),
      })
    } else byes.push({ player: isActive(state, b) ? b : a, kind: 'opponent-withdrew', game })
  }
  return { pairings, byes }
}

const isOpening = (state: EventState): boolean =>
  !state.rounds.some(
    ({ stage, status }) => stage === state.stages.length - 1 && status !== 'paired',
  )

const chartReason = (game: string) => ({ kind: 'bracket', from: [game, game] }) as const
