import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { Pairing } from '../../vocabulary/pairing.ts'
import { isRunning, matchesOf, openMatches, openRound } from '../reading/rounds.ts'
import type { FactOf } from '../spine/answers.ts'
import { type Builder, changePlayer, changeRound } from '../spine/builder.ts'
import { type Concern, nobody } from '../spine/concern.ts'
import { type FactRecords, ordinary } from '../spine/fact-record.ts'
import type { EventState, Match, Round, Stage } from '../spine/state.ts'
import type { RoundFact } from './answers.ts'
import { concernsOfRepair } from './concerns-of-repair.ts'
import { canPair, canRepair, canStart, isPaired, repaired } from './possible-rounds.ts'

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
      const drawn = { ...builder.luck.drawn, [fact.round]: fact.luck?.draw ?? 0 }
      builder.luck = { ...builder.luck, drawn }
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
    evolve: (builder, { round }) => changeRound(builder, round, { status: 'published' }),
    canHappen: (state, { round }) => isPaired(state, round),
  },
  'round-repaired': {
    ...ordinary,
    settles: concernsOfRepair,
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
