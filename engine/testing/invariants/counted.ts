import { expect } from 'vitest'
import {
  type EventState,
  earnedIn,
  ledgerOf,
  type Match,
  matchesOf,
  type OptionName,
  type PlayerId,
  type Regulation,
  type Result,
  type Round,
  regulationOf,
} from '../../src/index.ts'
import { type Pair, pairFor, type Seat } from '../../src/vocabulary/seat.ts'

export const regulationIn = (state: EventState): Regulation =>
  regulationOf(state.created.regulation) ?? expect.fail('no regulation')

/** What an option is read as: as chosen, else as the document's default. */
export const readIn = (state: EventState, name: OptionName): string =>
  state.created.options[name] ?? regulationIn(state).options[name] ?? ''

/** Whether a round counts for the standings. */
export const isCounted = (state: EventState, round: Round) =>
  round.status !== 'paired' && state.stages[round.stage]?.plan.kind === 'swiss'

/** Tournament points of the two seats, read off the result as the document's table has it. */
const pointsIn = (state: EventState, result: Result): Pair<number> => {
  const win = winPoints(state)
  const to = (seat: Seat): Pair<number> => pairFor(seat, win, 0)
  if ('by' in result) return result.by === 'first' ? [0, win] : [win, 0]
  if (result.ending === 'double-loss' || result.ending === 'double-no-show') return [0, 0]
  if ('winner' in result) return to(result.winner)
  if (result.ending === 'games') return gamePointsIn(state, result)
  const { swiss } = regulationIn(state).scoring
  if (swiss.method === 'destroyed-points') {
    const { draw, 'modified-win': modified } = swiss.tournamentPoints.value
    if (result.ending === 'intentional-draw') return [draw, draw]
    if (!('score' in result) || result.score === undefined) return expect.fail(result.ending)
    const [a, b] = result.score
    if (a === b) return result.salvo === undefined ? [draw, draw] : to(result.salvo)
    const below = swiss.modifiedWinBelow?.value ?? 0
    const won = result.ending === 'time' && Math.abs(a - b) < below ? modified : win
    return a > b ? [won, 0] : [0, won]
  }
  if (!('score' in result) || result.score === undefined) return expect.fail(result.ending)
  const [a, b] = result.score
  if (a !== b) return to(a > b ? 'first' : 'second')
  const { defeats = [0, 0], damage = [0, 0], die = [] } = result.tie ?? {}
  const [x, y] = die.at(-1) ?? [0, 0]
  const lead = defeats[0] - defeats[1] || damage[1] - damage[0] || x - y
  return to(lead > 0 ? 'first' : 'second')
}

const gamePoints = (state: EventState) => {
  const { swiss } = regulationIn(state).scoring
  if (swiss.method !== 'two-games') return expect.fail('no games')
  const ruled = swiss.gamePoints
  return 'rule' in ruled
    ? ruled.value
    : ruled[readIn(state, 'teamGamePoints') as keyof typeof ruled].value
}

const gamePointsIn = (
  state: EventState,
  { games }: Extract<Result, { ending: 'games' }>,
): Pair<number> => {
  const { win, draw } = gamePoints(state)
  const each = games.map((game): Pair<number> => {
    if (game === 'first') return [win, 0]
    if (game === 'second') return [0, win]
    if (game === 'draw') return [draw, draw]
    if (game === 'unplayed' && readIn(state, 'unplayedGame') === 'draw') return [draw, draw]
    if (typeof game !== 'object') return [0, 0]
    if ('conceded' in game) return game.conceded === 'first' ? [0, win] : [win, 0]
    if (readIn(state, 'annulledGame') === 'zero') return [0, 0]
    return game.annulled === 'first' ? [0, win] : [win, 0]
  })
  return [(each[0]?.[0] ?? 0) + (each[1]?.[0] ?? 0), (each[0]?.[1] ?? 0) + (each[1]?.[1] ?? 0)]
}

/** What a whole win, and so a bye, is worth. */
const winPoints = (state: EventState): number => {
  const { swiss } = regulationIn(state).scoring
  switch (swiss.method) {
    case 'destroyed-points':
    case 'victory-points':
      return swiss.tournamentPoints.value.win
    case 'two-games':
      return 2 * gamePoints(state).win
    case 'sided-game':
      return 0
  }
}

const sumOf = <K>(sums: Map<K, number>, key: K, value: number) =>
  sums.set(key, (sums.get(key) ?? 0) + value)

/** Everybody's tournament points of some rounds, counted apart from the standings. */
const pointsOfRounds = (state: EventState, from: number, to: number) => {
  const points = new Map<PlayerId, number>()
  const rounds = state.rounds.filter(({ number }) => number >= from && number <= to)
  for (const round of rounds.filter((one) => isCounted(state, one))) {
    for (const { player } of round.byes) sumOf(points, player, winPoints(state))
    for (const { players, result } of matchesOf(state, round)) {
      if (result === null) continue
      pointsIn(state, result).forEach((own, seat) => {
        sumOf(points, players[seat] as PlayerId, own)
      })
    }
  }
  for (const [player, own] of points) {
    const taken = (state.players.get(player)?.deductions ?? []).filter(({ round }) => round <= to)
    points.set(player, Math.max(0, own - taken.reduce((sum, one) => sum + one.points, 0)))
  }
  return points
}

/** The last Swiss stage after a cut that has a round that counts. */
const laterSwiss = (state: EventState) =>
  state.stages.find(
    ({ plan }, index) =>
      index > 0 &&
      plan.kind === 'swiss' &&
      state.rounds.some((round) => round.stage === index && isCounted(state, round)),
  )

/** What everybody has today; where a cut took the points away, since then. */
export const countedPoints = (state: EventState): ReadonlyMap<PlayerId, number> => {
  const stage = laterSwiss(state)
  if (stage === undefined) return pointsOfRounds(state, 1, Number.POSITIVE_INFINITY)
  const isReset = readIn(state, 'afterCut') === 'reset'
  const went = pointsOfRounds(state, isReset ? stage.firstRound : 1, Number.POSITIVE_INFINITY)
  const before = pointsOfRounds(state, 1, stage.firstRound - 1)
  const isIn = (player: PlayerId) => stage.entrants.includes(player)
  return new Map([
    ...[...went].filter(([player]) => isIn(player)),
    ...[...before].filter(([player]) => !isIn(player)),
  ])
}

/** Whoever went on stands above those who did not. */
export const wentOn = (state: EventState, player: PlayerId): boolean =>
  laterSwiss(state)?.entrants.includes(player) ?? true

/** Everybody's margin of victory, added up. */
export const countedMargins = (state: EventState): ReadonlyMap<PlayerId, number> => {
  const margins = new Map<PlayerId, number>()
  for (const [player, { lines }] of ledgerOf(state, Number.POSITIVE_INFINITY)) {
    for (const line of lines) sumOf(margins, player, line.marginOfVictory ?? 0)
  }
  return margins
}

/** Who moves on from a match of a bracket; null also where both have lost it. */
export const winnerIn = (state: EventState, match: Match): PlayerId | null => {
  const [first, second] = earnedIn(state, match, 'elimination') ?? []
  if (first === undefined || second === undefined) return null
  const { result } = match
  // Neither came, or both lost: nobody plays on.
  if (first.outcome === 'double-loss' || result?.ending === 'double-no-show') return null
  if (result !== null && 'winner' in result) return match.players[result.winner === 'first' ? 0 : 1]
  const lead = first.tournamentPoints - second.tournamentPoints
  const isWon = lead === 0 ? first.outcome === 'win' || first.outcome === 'bye' : lead > 0
  return match.players[isWon ? 0 : 1]
}
