import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { Pairing } from '../../vocabulary/pairing.ts'
import type { Result } from '../../vocabulary/result.ts'
import type { Evolvers } from '../evolver.ts'
import { repaired } from '../rounds/repaired.ts'
import type { FactKind, FactOf } from '../spine/answers.ts'
import { type Builder, changeMatch, changePlayer, changeRound } from '../spine/builder.ts'
import type { Clock, Match, Round, Stage } from '../spine/state.ts'

export const evolveRounds = {
  'stage-started': (builder, fact) => {
    builder.stages.push(stageFrom(fact, builder.rounds.length + 1))
    // A later stage may list somebody who has left since the cut; that does not bring them back.
    if (fact.stage > 0) return
    for (const player of fact.entrants) changePlayer(builder, player, { status: 'active' })
  },
  'round-paired': (builder, fact) => {
    for (const pairing of fact.pairings) {
      builder.matches.set(pairing.match, matchFrom(pairing, fact.round))
    }
    builder.rounds.push(roundFrom(fact))
  },
  'round-unpaired': (builder) => {
    for (const match of builder.rounds.pop()?.matches ?? []) builder.matches.delete(match)
  },
  'round-published': (builder, { round }) => {
    changeRound(builder, round, { status: 'published' })
  },
  'round-repaired': (builder, fact) => {
    const { round, removed, pairings, byes, receipt } = fact
    const { placed, leftOut } = repaired(builder, fact)
    for (const player of placed) joinRound(builder, player, round)
    for (const match of removed) builder.matches.delete(match)
    for (const pairing of pairings) builder.matches.set(pairing.match, matchFrom(pairing, round))
    const kept = (builder.rounds[round - 1]?.matches ?? []).filter((one) => !removed.includes(one))
    const matches = [...kept, ...pairings.map((pairing) => pairing.match)]
    changeRound(builder, round, { matches: byTable(builder, matches), byes, receipt, leftOut })
  },
  'pair-constrained': (builder, { players, as }) => {
    const isOther = (constraint: { readonly players: readonly unknown[] }) =>
      !players.every((player) => constraint.players.includes(player))
    const others = builder.constraints.filter(isOther)
    builder.constraints = as === 'free' ? others : [...others, { players, as }]
  },
  'table-assigned': (builder, { player, table }) => {
    changePlayer(builder, player, { table })
  },
  'tables-set': (builder, { first, closed }) => {
    builder.tables = { first, closed }
  },
  'clock-started': (builder, { round, minutes }, { at }) => {
    const clock = { startedAt: at, minutes, pausedAt: null, paused: 0, calledAt: null }
    changeRound(builder, round, { clock })
  },
  'clock-paused': (builder, { round }, { at }) => {
    changeClock(builder, round, () => ({ pausedAt: at }))
  },
  'clock-resumed': (builder, { round }, { at }) => {
    changeClock(builder, round, ({ paused, pausedAt }) => ({
      pausedAt: null,
      paused: paused + at - (pausedAt ?? at),
    }))
  },
  'time-called': (builder, { round }, { at }) => {
    changeClock(builder, round, () => ({ calledAt: at }))
  },
  'time-extended': (builder, { round, match, minutes }) => {
    if (match === undefined) {
      changeClock(builder, round, (clock) => ({ minutes: (clock.minutes ?? 0) + minutes }))
      return
    }
    const before = builder.matches.get(match)?.extension ?? 0
    changeMatch(builder, match, { extension: before + minutes })
  },
  'match-started': (builder, { match }, { at }) => {
    changeMatch(builder, match, { startedAt: at })
  },
  'match-ended': (builder, { match }, { at }) => {
    changeMatch(builder, match, { endedAt: at })
  },
  'result-reported': (builder, { match, player, result }) => {
    const others = (builder.matches.get(match)?.reports ?? []).filter(
      (report) => report.player !== player,
    )
    changeMatch(builder, match, { reports: [...others, { player, result }] })
  },
  'result-entered': (builder, { match, result, awaits = null }) => {
    setResult(builder, match, result, { awaits })
  },
  'result-confirmed': (builder, { match }) => {
    changeMatch(builder, match, { awaits: null })
  },
  'result-amended': (builder, { match, result }) => {
    setResult(builder, match, result, { awaits: null })
  },
  'round-closed': (builder, { round }) => {
    changeRound(builder, round, { status: 'closed' })
  },
  'cut-made': (builder, fact) => {
    builder.cut = fact
  },
  'event-finished': (builder, fact) => {
    builder.finished = fact
  },
  'lot-drawn': () => {},
  undone: () => {},
  'rule-overridden': () => {},
} satisfies Partial<Evolvers<FactKind>>

const stageFrom = (fact: FactOf<'stage-started'>, firstRound: number): Stage => ({
  plan: fact.plan,
  entrants: fact.entrants,
  places: fact.places ?? null,
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

const roundFrom = (fact: FactOf<'round-paired'>): Round => ({
  number: fact.round,
  stage: fact.stage,
  status: 'paired',
  matches: fact.pairings.map((pairing) => pairing.match),
  byes: fact.byes,
  method: fact.method.name,
  entropy: fact.entropy,
  receipt: fact.receipt,
  leftOut: fact.leftOut,
  mission: fact.mission ?? null,
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

const changeClock = (
  builder: Builder,
  round: number,
  change: (clock: Clock) => Partial<Clock>,
): void => {
  const clock = builder.rounds[round - 1]?.clock ?? null
  if (clock !== null) changeRound(builder, round, { clock: { ...clock, ...change(clock) } })
}

const setResult = (
  builder: Builder,
  match: MatchId,
  result: Result,
  change: Pick<Match, 'awaits'>,
): void => {
  const revision = (builder.matches.get(match)?.revision ?? 0) + 1
  changeMatch(builder, match, { result, revision, ...change })
}
