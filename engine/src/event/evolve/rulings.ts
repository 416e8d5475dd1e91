import type { Evolvers } from '../evolver.ts'
import type { FactKind } from '../spine/answers.ts'
import { changeIn, changePlayer } from '../spine/builder.ts'

export const evolveRulings = {
  'ruling-recorded': (builder, { ruling }, { n, at, by }) => {
    builder.rulings.set(n, { n, at, by, ruling, appeal: null })
  },
  'ruling-appealed': (builder, { ruling, player }) => {
    changeIn(builder.rulings, ruling, { appeal: { player, decision: null } })
  },
  'appeal-decided': (builder, { ruling, upheld, text }, { by }) => {
    const appeal = builder.rulings.get(ruling)?.appeal ?? null
    if (appeal === null) return
    changeIn(builder.rulings, ruling, { appeal: { ...appeal, decision: { upheld, text, by } } })
  },
  // A log of before says no round: what was taken is missing from the first on.
  'points-deducted': (builder, { player, points, reason, round = 0 }) => {
    const before = builder.players.get(player)?.deductions ?? []
    changePlayer(builder, player, { deductions: [...before, { round, points, reason }] })
  },
  'disqualification-proposed': (builder, { player, reason }, { n, at, by }) => {
    builder.proposals.set(n, { n, at, by, player, reason, answer: null })
  },
  'proposal-answered': (builder, { proposal, confirmed, reason }) => {
    changeIn(builder.proposals, proposal, { answer: { confirmed, reason } })
  },
  'judge-called': (builder, { match = null, player = null, about }, { n, at, by }) => {
    builder.calls.set(n, { n, at, by, match, player, about, taken: null, closedAt: null })
  },
  'call-taken': (builder, { call }, { at, by }) => {
    changeIn(builder.calls, call, { taken: { at, by } })
  },
  'call-closed': (builder, { call }, { at }) => {
    changeIn(builder.calls, call, { closedAt: at })
  },
  'material-reported': (builder, { kind: _, match = null, ...fact }, { n, at, by }) => {
    const begun = { n, at, by, match, granted: null, outcome: null, proxy: null }
    builder.cases.set(n, { ...fact, ...begun })
  },
  'material-time-granted': (builder, fact, { at }) => {
    changeIn(builder.cases, fact.case, { granted: { at, minutes: fact.minutes } })
  },
  'material-settled': (builder, fact) => {
    changeIn(builder.cases, fact.case, { outcome: fact.outcome, proxy: fact.proxy ?? null })
  },
  'sharing-ordered': (builder, { kind: _, ...fact }, { by }) => {
    builder.sharings.push({ ...fact, by })
  },
} satisfies Partial<Evolvers<FactKind>>
