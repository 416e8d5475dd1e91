import type { BracketGame } from '../../pairing/elimination/single.ts'
import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { Bye } from '../../vocabulary/pairing.ts'
import { bracketOf } from '../reading/bracket/bracket-of.ts'
import { type DueGames, dueGames } from '../reading/bracket/due-games.ts'
import {
  activePlayers,
  currentRound,
  currentStage,
  isActive,
  isBracket,
  isRunning,
  isUnderWay,
  matchesOf,
  openRound,
} from '../reading/rounds.ts'
import { isAnnounced } from '../set-up/announcements.ts'
import type { FactOf } from '../spine/answers.ts'
import { isSame } from '../spine/same.ts'
import type { EventState, Match, Round } from '../spine/state.ts'
import { byHandMethod } from './by-hand/bracket-by-hand.ts'
import { isDrawnByLot } from './by-hand/lots-by-hand.ts'

export const isPaired = (state: EventState, round: number): boolean =>
  currentRound(state)?.number === round && openRound(state)?.status === 'paired'

/** The tables that change have not begun; everybody plays once, and nobody loses a bye by it. */
export const canRepair = (state: EventState, fact: FactOf<'round-repaired'>): boolean => {
  const open = openRound(state)
  if (open === null || !isRunning(state, fact.round)) return false
  const isUntouched = (match: Match | undefined) => match !== undefined && !isUnderWay(match)
  if (!fact.removed.every((one) => isUntouched(state.matches.get(one)))) return false
  const kept = matchesOf(state, open).filter(({ match }) => !fact.removed.includes(match))
  const { placed } = repaired(state, fact)
  const seated = [...kept.flatMap(({ players }) => players), ...placed]
  return (
    isOnce(seated) &&
    areNew(state, fact.pairings) &&
    fact.byes.every((bye) => isByeOf(state, open, bye)) &&
    placed.every((player) => isActive(state, player) || keepsBye(open, fact, player)) &&
    open.byes.every(({ player }) => !isActive(state, player) || placed.includes(player))
  )
}

/** The bye that was won elsewhere is worth more: it is had in the first round, by who has won it. */
const isByeOf = (state: EventState, { number, byes }: Round, { player, kind }: Bye): boolean =>
  kind === 'odd-number' ||
  byes.some((bye) => bye.player === player && bye.kind === kind) ||
  (kind === 'earned' && number === 1 && state.players.get(player)?.earnedBye === true)

/** Who has a bye and leaves after the round has not lost it by the repair of another table. */
const keepsBye = ({ byes }: Round, fact: FactOf<'round-repaired'>, player: PlayerId): boolean =>
  [byes, fact.byes].every((some) => some.some((bye) => bye.player === player))

export const canStart = (
  state: EventState,
  { entrants, stage, plan, chart }: FactOf<'stage-started'>,
): boolean => {
  if (stage > 0) {
    const seeds = state.cut?.stage === stage ? state.cut.seeds : []
    const hasSlotForAll = plan.kind === 'double-elimination' && chart === undefined
    // In their order, by which the bracket is seeded.
    return isSame(
      entrants,
      seeds.filter((seed) => hasSlotForAll || isActive(state, seed)),
    )
  }
  const present = [...state.players.values()].filter(
    ({ checkedIn, status }) => checkedIn && status === 'registered',
  )
  return (
    isAnnounced(state, entrants.length) &&
    sameSet(
      entrants,
      present.map((one) => one.player),
    )
  )
}

export const canPair = (state: EventState, fact: FactOf<'round-paired'>): boolean => {
  if (openRound(state) !== null || fact.stage !== state.stages.length - 1) return false
  const inRound = playersIn(fact)
  if (!isOnce(inRound) || !areNew(state, fact.pairings)) return false
  if (isBracket(state.stages[fact.stage]?.plan.kind ?? 'swiss')) {
    if (fact.method.name !== byHandMethod.name)
      return isSame(gamesIn(fact), gamesIn(dueGames(state)))
    const { ready, rounds } = bracketOf(state, fact.stage)
    if (hasChart(state) && !areOf(fact, ready)) return false
    // Where both of a game have left, one of them sits it out: somebody has to come from it.
    const gone = dueGames(state).byes.map(({ player }) => player)
    const playing = fact.pairings.flatMap(({ players }) => players)
    // By hand a leader may let others meet in the first round, and nobody but winners later.
    const standing = ready.flatMap(({ slots }) => slots)
    return inRound.every(
      (one) =>
        (isActive(state, one) || (gone.includes(one) && !playing.includes(one))) &&
        (rounds.length === 0 || standing.includes(one)),
    )
  }
  const active = activePlayers(state).map((one) => one.player)
  return sameSet([...inRound, ...fact.leftOut], active)
}

/** Two sides, and no lots that any first round may have come out of. */
const hasChart = (state: EventState): boolean =>
  currentStage(state)?.plan.kind === 'double-elimination' && !isDrawnByLot(state)

/** In a chart losers play on: in a game that is not theirs, two would go down from it, or nobody. */
const areOf = (
  { pairings, byes }: Pick<FactOf<'round-paired'>, 'pairings' | 'byes'>,
  games: readonly BracketGame[],
): boolean => {
  const isOf = (game: string | undefined, players: readonly PlayerId[]) => {
    const slots = games.find((one) => one.game === game)?.slots
    return slots === undefined ? game === undefined : players.every((one) => slots.includes(one))
  }
  return (
    pairings.every(({ game, players }) => isOf(game, players)) &&
    byes.every(({ game, player }) => isOf(game, [player]))
  )
}

const isOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

/** A match that took the id of another one would take its result, too. */
const areNew = (
  { matches }: EventState,
  pairings: readonly { readonly match: MatchId }[],
): boolean =>
  isOnce(pairings.map(({ match }) => match)) && pairings.every(({ match }) => !matches.has(match))

/** Who meets in which game: where losers play on, the same players can be in another one. */
const gamesIn = ({ pairings, byes }: Pick<DueGames, 'pairings' | 'byes'>): readonly string[] =>
  [
    ...pairings.map(({ game, players }) => `${game} ${players.toSorted().join(' ')}`),
    ...byes.map(({ game, player }) => `${game} ${player}`),
  ].toSorted()

const playersIn = ({
  pairings,
  byes,
}: Pick<FactOf<'round-paired'>, 'byes'> & {
  readonly pairings: readonly { readonly players: readonly PlayerId[] }[]
}): readonly PlayerId[] => [
  ...pairings.flatMap(({ players }) => players),
  ...byes.map(({ player }) => player),
]

const sameSet = (a: readonly PlayerId[], b: readonly PlayerId[]): boolean => {
  const set = new Set(a)
  return a.length === b.length && set.size === b.length && b.every((one) => set.has(one))
}

type Repaired = {
  /** Whom the repair seats, and everybody who sits out now. */
  readonly placed: readonly PlayerId[]
  /** Who had a place in the round and has none any more. */
  readonly leftOut: readonly PlayerId[]
}

/** Where those are now whose tables were taken apart; `state` is the one before the repair. */
export const repaired = (state: EventState, fact: FactOf<'round-repaired'>): Repaired => {
  const round = state.rounds[fact.round - 1]
  const placed = [
    ...fact.pairings.flatMap(({ players }) => players),
    ...fact.byes.map(({ player }) => player),
  ]
  const before = [
    ...(round?.leftOut ?? []),
    ...(round?.byes ?? []).map(({ player }) => player),
    ...fact.removed.flatMap((match) => state.matches.get(match)?.players ?? []),
  ]
  return { placed, leftOut: before.filter((player) => !placed.includes(player)) }
}
