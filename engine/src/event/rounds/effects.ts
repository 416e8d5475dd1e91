import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { Pairing } from '../../vocabulary/pairing.ts'
import { bracketOf } from '../reading/bracket/bracket-of.ts'
import { type DueGames, dueGames } from '../reading/bracket/due-games.ts'
import {
  activePlayers,
  currentRound,
  isActive,
  isBracket,
  isRunning,
  isUnderWay,
  matchesOf,
  openMatches,
  openRound,
} from '../reading/rounds.ts'
import { isAnnounced } from '../set-up/announcements.ts'
import type { FactOf } from '../spine/answers.ts'
import { type Builder, changePlayer, changeRound } from '../spine/builder.ts'
import { type Concern, nobody } from '../spine/concern.ts'
import { type FactRecords, ordinary } from '../spine/fact-record.ts'
import { isSame } from '../spine/same.ts'
import type { EventState, Match, Round, Stage } from '../spine/state.ts'
import type { RoundFact } from './answers.ts'
import { byHandMethod } from './by-hand/bracket-by-hand.ts'

export const roundsEffects: FactRecords<RoundFact> = {
  'stage-started': {
    ...ordinary,
    settles: nobody,
    moves: 'rounds',
    evolve: (builder, fact) => {
      builder.stages.push(stageFrom(fact, builder.rounds.length + 1))
      // A later stage may list somebody who has left since the cut; that does not bring them back.
      if (fact.stage > 0) return
      for (const player of fact.entrants) changePlayer(builder, player, { status: 'active' })
    },
    canHappen: (state, fact) => fact.stage === state.stages.length && canStart(state, fact),
  },
  'round-paired': {
    ...ordinary,
    settles: (state, fact) => concernsOfPairing(state, fact),
    moves: 'rounds',
    evolve: (builder, fact) => {
      for (const pairing of fact.pairings) {
        builder.matches.set(pairing.match, matchFrom(pairing, fact.round))
      }
      const card = builder.missionCards.get(fact.round)?.mission
      builder.rounds.push(roundFrom(fact, card ?? fact.mission ?? null))
    },
    canHappen: (state, fact) => fact.round === state.rounds.length + 1 && canPair(state, fact),
  },
  'round-unpaired': {
    ...ordinary,
    settles: nobody,
    moves: 'rounds',
    evolve: (builder) => {
      for (const match of builder.rounds.pop()?.matches ?? []) builder.matches.delete(match)
    },
    canHappen: (state, { round }) => isPaired(state, round),
  },
  'round-published': {
    ...ordinary,
    settles: nobody,
    moves: 'rounds',
    evolve: (builder, { round }) => {
      changeRound(builder, round, { status: 'published' })
    },
    canHappen: (state, { round }) => isPaired(state, round),
  },
  'round-repaired': {
    ...ordinary,
    settles: (state, fact) => concernsOfRepair(state, fact),
    moves: 'rounds',
    evolve: (builder, fact) => {
      const { round, removed, pairings, byes, receipt } = fact
      const { placed, leftOut } = repaired(builder, fact)
      for (const player of placed) joinRound(builder, player, round)
      for (const match of removed) builder.matches.delete(match)
      for (const pairing of pairings) builder.matches.set(pairing.match, matchFrom(pairing, round))
      const kept = (builder.rounds[round - 1]?.matches ?? []).filter(
        (one) => !removed.includes(one),
      )
      const matches = [...kept, ...pairings.map((pairing) => pairing.match)]
      changeRound(builder, round, { matches: byTable(builder, matches), byes, receipt, leftOut })
    },
    canHappen: (state, fact) => canRepair(state, fact),
  },
  'pair-constrained': {
    ...ordinary,
    settles: (_, { players }) => players.map((player) => ({ player })),
    evolve: (builder, { players, as }) => {
      const isOther = (constraint: { readonly players: readonly unknown[] }) =>
        !players.every((player) => constraint.players.includes(player))
      const others = builder.constraints.filter(isOther)
      builder.constraints = as === 'free' ? others : [...others, { players, as }]
    },
    canHappen: (state, { players }) => players.every((one) => state.players.has(one)),
  },
  'round-closed': {
    ...ordinary,
    // Closing over a result that nobody confirmed lets it stand.
    settles: (state, { round }) => awaitedIn(state, round).map(({ match }) => ({ match })),
    moves: 'rounds',
    evolve: (builder, { round }) => {
      changeRound(builder, round, { status: 'closed' })
    },
    canHappen: (state, { round }) => {
      const open = openRound(state)
      return isRunning(state, round) && open !== null && openMatches(state, open).length === 0
    },
  },
}

const awaitedIn = (state: EventState, number: number): readonly Match[] => {
  const round = state.rounds[number - 1]
  return round === undefined ? [] : matchesOf(state, round).filter(({ awaits }) => awaits !== null)
}

/** Pairing is the hall's; a pairing that comes or goes after players saw the round seats them anew. */
const concernsOfPairing = (
  { rounds }: EventState,
  { round, pairings, byes }: FactOf<'round-paired'>,
): readonly Concern[] => {
  if ((rounds[round - 1]?.status ?? 'paired') === 'paired') return []
  const players = [
    ...pairings.flatMap((pairing) => pairing.players),
    ...byes.map(({ player }) => player),
  ]
  return players.map((player) => ({ player }))
}

/** Whose table is taken apart, and whoever is seated or sent home by it. */
const concernsOfRepair = (
  state: EventState,
  { round, removed, pairings, byes }: FactOf<'round-repaired'>,
): readonly Concern[] => {
  const before = state.rounds[round - 1]?.byes.map(({ player }) => player) ?? []
  const sentHome = byes.map(({ player }) => player).filter((player) => !before.includes(player))
  const placed = [...pairings.flatMap(({ players }) => players), ...sentHome]
  const isTakenBack = removed.some((match) => !state.matches.has(match))
  // The tables it took apart are gone by then: who sat there and sits nowhere now stands here.
  const seatedAgain = isTakenBack ? (state.rounds[round - 1]?.leftOut ?? []) : []
  return [
    ...removed.map((match) => ({ match })),
    ...[...placed, ...seatedAgain].map((player) => ({ player })),
  ]
}

const stageFrom = (fact: FactOf<'stage-started'>, firstRound: number): Stage => ({
  plan: fact.plan,
  entrants: fact.entrants,
  places: fact.places ?? null,
  chart: fact.chart ?? null,
  firstRound,
})

export const matchFrom = (
  pairing: Pairing & { readonly match: MatchId },
  round: number,
): Match => ({
  ...pairing,
  round,
  result: null,
  revision: 0,
  startedAt: null,
  endedAt: null,
  extension: 0,
  reports: [],
  awaits: null,
  signed: [],
})

const roundFrom = (fact: FactOf<'round-paired'>, mission: string | null): Round => ({
  number: fact.round,
  stage: fact.stage,
  status: 'paired',
  matches: fact.pairings.map((pairing) => pairing.match),
  byes: fact.byes,
  method: fact.method.name,
  entropy: fact.entropy,
  receipt: fact.receipt,
  leftOut: fact.leftOut,
  mission,
  clock: null,
})

/** Whoever is seated after all has not missed the round. */
const joinRound = (builder: Builder, player: PlayerId, round: number): void => {
  const missed = builder.players.get(player)?.missed ?? []
  if (!missed.includes(round)) return
  changePlayer(builder, player, { missed: missed.filter((one) => one !== round) })
}

const byTable = (builder: Builder, matches: readonly MatchId[]): readonly MatchId[] => {
  const tableOf = (match: MatchId) => builder.matches.get(match)?.table ?? 0
  return matches.toSorted((a, b) => tableOf(a) - tableOf(b))
}

const isPaired = (state: EventState, round: number): boolean =>
  currentRound(state)?.number === round && openRound(state)?.status === 'paired'

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
    isOnce(seated) &&
    areNew(state, fact.pairings) &&
    placed.every((player) => isActive(state, player) || keepsBye(open, fact, player)) &&
    open.byes.every(({ player }) => !isActive(state, player) || placed.includes(player))
  )
}

/** Who has a bye and leaves after the round has not lost it by the repair of another table. */
const keepsBye = ({ byes }: Round, fact: FactOf<'round-repaired'>, player: PlayerId): boolean =>
  [byes, fact.byes].every((some) => some.some((bye) => bye.player === player))

const canStart = (
  state: EventState,
  { entrants, stage, plan, chart }: FactOf<'stage-started'>,
): boolean => {
  if (stage > 0) {
    const seeds = state.cut?.stage === stage ? state.cut.seeds : []
    const hasSlotForAll = plan.kind === 'double-elimination' && chart === undefined
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
  if (!isOnce(inRound) || !areNew(state, fact.pairings)) return false
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
const repaired = (state: EventState, fact: FactOf<'round-repaired'>): Repaired => {
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
