import type { Ruling } from '../../vocabulary/ruling.ts'
import { lastCountedRound } from '../reading/ledger-of.ts'
import { matchesOf, openRound } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import { changeIn, changePlayer } from '../spine/builder.ts'
import { type Concern, concernsOf } from '../spine/concern.ts'
import { type FactRecords, ordinary } from '../spine/fact-record.ts'
import type { EventState } from '../spine/state.ts'
import type { RulingFact } from './answers.ts'
import { isDeduction } from './deduct-points.ts'

export const rulingsEffects: FactRecords<RulingFact> = {
  'ruling-recorded': {
    ...ordinary,
    settles: (state, { ruling }) => concernsOfRuling(state, ruling),
    afterTheEnd: true,
    evolve: (builder, { ruling }, { n, at, by }) => {
      builder.rulings.set(n, { n, at, by, ruling, round: builder.rounds.length, appeal: null })
    },
    canHappen: (state, { ruling }) => ruling.players.every((one) => state.players.has(one)),
  },
  'ruling-appealed': {
    ...ordinary,
    settles: (state, { ruling }) => concernsOfAppealed(state, ruling),
    afterTheEnd: true,
    evolve: (builder, { ruling, player }) => {
      changeIn(builder.rulings, ruling, { appeal: { player, decision: null } })
    },
    canHappen: (state, { ruling }) => state.rulings.get(ruling)?.appeal === null,
  },
  'appeal-decided': {
    ...ordinary,
    settles: (state, { ruling }) => concernsOfAppealed(state, ruling),
    afterTheEnd: true,
    evolve: (builder, { ruling, upheld, text }, { by }) => {
      const appeal = builder.rulings.get(ruling)?.appeal ?? null
      if (appeal === null) return
      changeIn(builder.rulings, ruling, { appeal: { ...appeal, decision: { upheld, text, by } } })
    },
    canHappen: (state, { ruling }) => state.rulings.get(ruling)?.appeal?.decision === null,
  },
  'points-deducted': {
    ...ordinary,
    settles: (_, { player }) => [{ player }],
    // A log of before says no round: what was taken is missing from the first on.
    evolve: (builder, { player, points, reason, round = 0 }) => {
      const before = builder.players.get(player)?.deductions ?? []
      changePlayer(builder, player, { deductions: [...before, { round, points, reason }] })
    },
    // Without the round before it, a deduction would not show in any standings.
    canHappen: (state, { player, points, round = 0 }) =>
      state.players.has(player) &&
      isDeduction(points) &&
      rulesOf(state.created).regulation.standings.deduction !== null &&
      round <= lastCountedRound(state),
  },
  'disqualification-proposed': {
    ...ordinary,
    settles: (_, { player }) => [{ player }],
    evolve: (builder, { player, reason }, { n, at, by }) => {
      builder.proposals.set(n, { n, at, by, player, reason, answer: null })
    },
    canHappen: (state, { player }) => state.players.has(player),
  },
  'proposal-answered': {
    ...ordinary,
    settles: (state, { proposal }) => {
      const found = state.proposals.get(proposal)
      return found === undefined ? [] : [{ player: found.player }]
    },
    evolve: (builder, { proposal, confirmed, reason }) => {
      changeIn(builder.proposals, proposal, { answer: { confirmed, reason } })
    },
    canHappen: (state, { proposal }) => state.proposals.get(proposal)?.answer === null,
  },
}

/** Whom a ruling is about: those it names, the match it costs, the call it answers, its table. */
const concernsOfRuling = (state: EventState, ruling: Ruling): readonly Concern[] => {
  const { players, penalty, call, table } = ruling
  const round = openRound(state)
  const atTable = round === null ? [] : matchesOf(state, round).filter((one) => one.table === table)
  return [
    ...players.map((player) => ({ player })),
    ...(penalty !== undefined && 'match' in penalty ? [{ match: penalty.match }] : []),
    ...(call === undefined ? [] : concernsOf(state.calls.get(call))),
    ...atTable.map(({ match }) => ({ match })),
  ]
}

const concernsOfAppealed = (state: EventState, n: number): readonly Concern[] => {
  const found = state.rulings.get(n)
  return found === undefined ? [] : concernsOfRuling(state, found.ruling)
}
