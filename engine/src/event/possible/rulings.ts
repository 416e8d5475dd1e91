import type { Possibles } from '../possibles.ts'
import { lastCountedRound } from '../reading/ledger-of.ts'
import type { FactKind } from '../spine/answers.ts'

export const possibleRulings = {
  'ruling-recorded': (state, { ruling }) => ruling.players.every((one) => state.players.has(one)),
  'ruling-appealed': (state, { ruling }) => state.rulings.get(ruling)?.appeal === null,
  'appeal-decided': (state, { ruling }) => state.rulings.get(ruling)?.appeal?.decision === null,
  // Without the round before it, a deduction would not show in any standings.
  'points-deducted': (state, { player, round = 0 }) =>
    state.players.has(player) && round <= lastCountedRound(state),
  'disqualification-proposed': (state, { player }) => state.players.has(player),
  'proposal-answered': (state, { proposal }) => state.proposals.get(proposal)?.answer === null,
  'judge-called': (state, { match }) => match === undefined || state.matches.has(match),
  'call-taken': (state, { call }) => state.calls.get(call)?.closedAt === null,
  'call-closed': (state, { call }) => state.calls.get(call)?.closedAt === null,
  'material-reported': (state, { player, match }) =>
    state.players.has(player) && (match === undefined || state.matches.has(match)),
  'material-time-granted': (state, fact) => state.cases.get(fact.case)?.outcome === null,
  // A part that was conceded for can still turn up, or cost the place in the event.
  'material-settled': (state, fact) => state.cases.has(fact.case),
  'sharing-ordered': (state, { match }) => state.matches.has(match),
} satisfies Partial<Possibles<FactKind>>
