import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import { finalPlaces } from '../cut/final-places.ts'
import type { Possibles } from '../possibles.ts'
import { bracketOf } from '../reading/bracket-of.ts'
import { type DueGames, dueGames } from '../reading/due-games.ts'
import {
  activePlayers,
  currentRound,
  isActive,
  matchesOf,
  openMatches,
  openRound,
} from '../reading/rounds.ts'
import { isBracket } from '../reading/stage-kinds.ts'
import { isUnderWay } from '../reading/under-way.ts'
import { byHandMethod } from '../rounds/bracket-by-hand.ts'
import { repaired } from '../rounds/repaired.ts'
import { isAnnounced } from '../set-up/announcements.ts'
import type { FactKind, FactOf } from '../spine/answers.ts'
import type { EventState, Match } from '../spine/state.ts'
import { isSame } from './same.ts'

export const possibleRounds = {
  'stage-started': (state, fact) => fact.stage === state.stages.length && canStart(state, fact),
  'round-paired': (state, fact) => fact.round === state.rounds.length + 1 && canPair(state, fact),
  'round-unpaired': (state, { round }) => isPaired(state, round),
  'round-published': (state, { round }) => isPaired(state, round),
  'round-repaired': (state, fact) => canRepair(state, fact),
  'pair-constrained': (state, { players }) => players.every((one) => state.players.has(one)),
  'table-assigned': (state, { player }) => state.players.has(player),
  'tables-set': () => true,
  'clock-started': (state, { round }) =>
    isRunning(state, round) && openRound(state)?.clock === null,
  'clock-paused': (state, { round }) => hasClock(state, round, false),
  'clock-resumed': (state, { round }) => hasClock(state, round, true),
  'time-called': (state, { round }) => isRunning(state, round) && openRound(state)?.clock !== null,
  'time-extended': (state, { round, match }) =>
    isRunning(state, round) &&
    (match === undefined ? openRound(state)?.clock !== null : state.matches.has(match)),
  'match-started': (state, { match }) =>
    isPublished(state, match) && isAtPlay(state, match, { isStarted: false }),
  'match-ended': (state, { match }) => isAtPlay(state, match, { isStarted: true }),
  'result-reported': (state, { match, player }) =>
    isPublished(state, match) && state.matches.get(match)?.players.includes(player) === true,
  'result-entered': (state, { match }) =>
    isPublished(state, match) && state.matches.get(match)?.result === null,
  'result-confirmed': (state, { match, player }) => state.matches.get(match)?.awaits === player,
  'result-amended': (state, { match }) => (state.matches.get(match)?.result ?? null) !== null,
  'round-closed': (state, { round }) => {
    const open = openRound(state)
    return isRunning(state, round) && open !== null && openMatches(state, open).length === 0
  },
  'cut-made': (state, { stage, seeds }) =>
    openRound(state) === null &&
    stage === state.stages.length &&
    seeds.every((seed) => isActive(state, seed)),
  'event-finished': (state, fact) => {
    // A copy: standings are remembered for a state, and this one is still being folded.
    const places = finalPlaces({ ...state })
    return openRound(state) === null && isSame(places.map(placeText), fact.places.map(placeText))
  },
  'lot-drawn': () => true,
  'rule-overridden': () => true,
  undone: () => true,
} satisfies Partial<Possibles<FactKind>>

const placeText = ({ place, player }: FactOf<'event-finished'>['places'][number]): string =>
  `${place} ${player}`

const isPaired = (state: EventState, round: number): boolean =>
  currentRound(state)?.number === round && openRound(state)?.status === 'paired'

const isRunning = (state: EventState, round: number): boolean =>
  openRound(state)?.number === round && openRound(state)?.status === 'published'

const hasClock = (state: EventState, round: number, isPaused: boolean): boolean => {
  const clock = openRound(state)?.clock ?? null
  return isRunning(state, round) && clock !== null && (clock.pausedAt !== null) === isPaused
}

/** A match that players know of. */
const isPublished = (state: EventState, id: MatchId): boolean => {
  const match = state.matches.get(id)
  return match !== undefined && state.rounds[match.round - 1]?.status !== 'paired'
}

/** Neither ended nor with a result; begun already, or not yet. */
const isAtPlay = (
  state: EventState,
  id: MatchId,
  { isStarted }: { readonly isStarted: boolean },
): boolean => {
  const match = state.matches.get(id)
  if (match === undefined || match.result !== null || match.endedAt !== null) return false
  return (match.startedAt !== null) === isStarted
}

/** The tables that change have not begun; everybody plays once, and nobody loses a bye by it. */
const canRepair = (state: EventState, fact: FactOf<'round-repaired'>): boolean => {
  const open = openRound(state)
  if (open === null || !isRunning(state, fact.round)) return false
  const isUntouched = (match: Match | undefined) => match !== undefined && !isUnderWay(match)
  if (!fact.removed.every((one) => isUntouched(state.matches.get(one)))) return false
  const kept = matchesOf(state, open).filter(({ match }) => !fact.removed.includes(match))
  const { placed } = repaired(state, fact)
  const seated = [...kept.flatMap(({ players }) => players), ...placed]
  return (
    new Set(seated).size === seated.length &&
    placed.every((player) => isActive(state, player)) &&
    open.byes.every(({ player }) => !isActive(state, player) || placed.includes(player))
  )
}

const canStart = (
  state: EventState,
  { entrants, stage, plan }: FactOf<'stage-started'>,
): boolean => {
  if (stage > 0) {
    const seeds = state.cut?.stage === stage ? state.cut.seeds : []
    const hasSlotForAll = plan.kind === 'double-elimination'
    return sameSet(
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

const canPair = (state: EventState, fact: FactOf<'round-paired'>): boolean => {
  if (openRound(state) !== null || fact.stage !== state.stages.length - 1) return false
  const inRound = playersIn(fact)
  if (isBracket(state.stages[fact.stage]?.plan.kind ?? 'swiss')) {
    const { ready, rounds } = bracketOf(state, fact.stage)
    if (fact.method.name !== byHandMethod.name)
      return isSame(gamesIn(fact), gamesIn(dueGames(state)))
    // By hand a leader may let others meet in the first round, and nobody but winners later.
    const standing = ready.flatMap(({ slots }) => slots)
    return inRound.every(
      (one) => isActive(state, one) && (rounds.length === 0 || standing.includes(one)),
    )
  }
  const active = activePlayers(state).map((one) => one.player)
  return sameSet([...inRound, ...fact.leftOut], active)
}

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
  return set.size === b.length && b.every((one) => set.has(one))
}
