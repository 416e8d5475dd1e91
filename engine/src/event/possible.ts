import type { Fact, FactKind } from '../log/fact.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import { isAnnounced } from './announcements.ts'
import { byHandMethod } from './bracket-by-hand.ts'
import { bracketOf } from './bracket-of.ts'
import { dueGames } from './due-games.ts'
import { missedRounds } from './missed.ts'
import { finalPlaces } from './places.ts'
import { nextNumber } from './players.ts'
import {
  activePlayers,
  currentRound,
  currentStage,
  isActive,
  isStageComplete,
  openMatches,
  openRound,
} from './rounds.ts'
import { isBracket } from './stage-kinds.ts'
import type { EventState } from './state.ts'

type FactOf<K extends FactKind> = Extract<Fact, { kind: K }>

/** What can still be said when the champion is known. */
const afterTheEnd: readonly FactKind[] = ['undone', 'ruling-recorded']

/** What throws a pairing away that nobody has seen: none can come while one waits. */
const discarding: readonly FactKind[] = [
  'result-amended',
  'player-entered-late',
  'player-readmitted',
  'player-dropped',
  'player-disqualified',
]

/**
 * Whether a fact can still have happened on this state. Asked when something before it is undone:
 * a result needs its match, a closed round all its results, a paired round just its players.
 */
export const isPossible = (state: EventState, fact: Fact): boolean => {
  if (state.finished !== null && !afterTheEnd.includes(fact.kind)) return false
  if (openRound(state)?.status === 'paired' && discarding.includes(fact.kind)) return false
  const player = (id: PlayerId) => state.players.get(id)
  switch (fact.kind) {
    case 'event-created':
      return false
    case 'leader-appointed':
      return fact.plays === undefined || player(fact.plays) !== undefined
    case 'ruling-recorded':
      return fact.ruling.players.every((one) => player(one) !== undefined)
    case 'event-announced':
      return state.stages.length === 0
    case 'player-registered':
      return (
        state.stages.length === 0 &&
        player(fact.player) === undefined &&
        fact.number >= nextNumber(state)
      )
    case 'player-checked-in':
      return state.stages.length === 0 && player(fact.player)?.checkedIn === false
    case 'player-entered-late':
      return (
        isOpenToPlayers(state) &&
        !isStageComplete(state) &&
        (player(fact.player)?.status ?? 'registered') === 'registered' &&
        isSame(fact.missed, missedRounds(state, currentStage(state)?.firstRound ?? 1))
      )
    case 'player-readmitted':
      return (
        isOpenToPlayers(state) &&
        player(fact.player)?.status === 'dropped' &&
        isSame(fact.missed, missedRounds(state, (player(fact.player)?.lastRound ?? 0) + 1))
      )
    case 'player-dropped':
      return canLeave(state, fact, ['registered', 'active'])
    case 'player-disqualified':
      return canLeave(state, fact, ['registered', 'active', 'dropped'])
    case 'stage-started':
      return fact.stage === state.stages.length && canStart(state, fact)
    case 'round-paired':
      return fact.round === state.rounds.length + 1 && canPair(state, fact)
    case 'round-unpaired':
    case 'round-published':
      return currentRound(state)?.number === fact.round && openRound(state)?.status === 'paired'
    case 'clock-started':
      return isRunning(state, fact.round) && openRound(state)?.clock === null
    case 'result-entered': {
      const match = state.matches.get(fact.match)
      if (match === undefined || match.result !== null) return false
      return state.rounds[match.round - 1]?.status !== 'paired'
    }
    case 'result-amended':
      return (state.matches.get(fact.match)?.result ?? null) !== null
    case 'round-closed': {
      const round = openRound(state)
      return (
        isRunning(state, fact.round) && round !== null && openMatches(state, round).length === 0
      )
    }
    case 'points-deducted':
      return player(fact.player) !== undefined
    case 'place-declined':
      return canDecline(state, fact)
    case 'cut-made':
      return (
        openRound(state) === null &&
        fact.stage === state.stages.length &&
        fact.seeds.every((seed) => isActive(state, seed))
      )
    case 'event-finished': {
      // A copy: standings are remembered for a state, and this one is still being folded.
      const places = finalPlaces({ ...state })
      return openRound(state) === null && isSame(places.map(placeText), fact.places.map(placeText))
    }
    case 'lot-drawn':
    case 'rule-overridden':
    case 'undone':
      return true
  }
}

const isSame = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index])

const placeText = ({ place, player }: FactOf<'event-finished'>['places'][number]): string =>
  `${place} ${player}`

const isRunning = (state: EventState, round: number): boolean =>
  openRound(state)?.number === round && openRound(state)?.status === 'published'

/** Nobody comes in, or back, once the cut is made. */
const isOpenToPlayers = (state: EventState): boolean =>
  currentStage(state)?.plan.kind === 'swiss' && state.cut?.stage !== state.stages.length

/** An active player leaves after the last round there is; the others left, or never came. */
const canLeave = (
  state: EventState,
  { player, after }: FactOf<'player-dropped' | 'player-disqualified'>,
  statuses: readonly string[],
): boolean => {
  const before = state.players.get(player)
  if (before === undefined || !statuses.includes(before.status)) return false
  return after === (before.status === 'active' ? state.rounds.length : (before.lastRound ?? 0))
}

/** Whose place was given up, and who stayed: a decline is made of the one before it. */
const canDecline = (
  { cut }: EventState,
  { player, replacement, seeds }: FactOf<'place-declined'>,
): boolean => {
  if (cut === null || !cut.seeds.includes(player)) return false
  const isOther = (seed: PlayerId) => seed !== player && seed !== replacement
  return isSame(seeds.filter(isOther), cut.seeds.filter(isOther))
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
    if (fact.method.name !== byHandMethod.name) return sameSet(inRound, playersIn(dueGames(state)))
    // By hand a leader may let others meet in the first round, and nobody but winners later.
    const standing = ready.flatMap(({ slots }) => slots)
    return inRound.every(
      (one) => isActive(state, one) && (rounds.length === 0 || standing.includes(one)),
    )
  }
  const active = activePlayers(state).map((one) => one.player)
  return sameSet([...inRound, ...fact.leftOut], active)
}

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
