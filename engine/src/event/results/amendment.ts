import type { Instant } from '../../vocabulary/instant.ts'
import type { Result } from '../../vocabulary/result.ts'
import { cutOf } from '../cut/cut-of.ts'
import { witnessRefusal } from '../reading/draw-witness.ts'
import { elapsed } from '../reading/elapsed.ts'
import { lossRefusal } from '../reading/loss-by-ruling.ts'
import { resultRefusal } from '../reading/result-refusal.ts'
import { isActive, isBracket, stageKindOf } from '../reading/rounds.ts'
import { winnerOf } from '../reading/scoring-of.ts'
import { discardPairing } from '../rounds/discard-pairing.ts'
import type { Fact, Refusal } from '../spine/answers.ts'
import type { Ask } from '../spine/ask.ts'
import { type Decision, grant, refuse, type Warning } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import type { EventState, Match, Round } from '../spine/state.ts'
import { noShowWarnings } from './no-show.ts'
import { resultDoubts } from './result-doubts.ts'

export type Change =
  | { readonly refusal: Refusal }
  | {
      readonly refusal: null
      readonly facts: readonly Fact[]
      readonly warnings: readonly Warning[]
    }

/** Amends a result where the document lets it stand, or a leader says why it does all the same. */
export const amend = (
  state: EventState,
  match: Match,
  result: Result,
  reason: string,
  ask: Ask,
): Decision => {
  const refusal = resultRefusal(state, match, result) ?? witnessRefusal(state, match, result)
  const settled = settle(refusal === null ? [] : [refusal], ask)
  if (settled.refusal !== null) return refuse(settled.refusal)
  const loss = lossRefusal(state, result)
  // An amendment says why as it is: nobody types it twice.
  const exception: readonly Fact[] =
    loss === null ? [] : [{ kind: 'rule-overridden', refusal: loss, reason }]
  const amended = amendment(state, match, result, reason)
  if (amended.refusal !== null) return refuse(amended.refusal)
  return grant([...settled.facts, ...exception, ...amended.facts], amended.warnings)
}

/** Another result for a match that has one; rounds that players have seen stay as they are. */
export const amendment = (
  state: EventState,
  match: Match,
  result: Result,
  reason: string,
): Change => {
  const { match: id, table } = match
  const later = seenAfter(state, match)
  if (later !== undefined && isBracket(stageKindOf(state, match.round))) {
    // The loser already plays on in somebody else's place: the later round must be undone first.
    const isOther = winnerOf(state, match) !== winnerOf(state, { ...match, result })
    if (isOther) return { refusal: { code: 'result-carried-on', match: id, table } }
  }
  const { facts, warnings } = discardPairing(state)
  const told: readonly Warning[] =
    later === undefined ? [] : [{ code: 'next-round-already-paired', round: later.number }]
  return {
    refusal: null,
    facts: [...facts, { kind: 'result-amended', match: id, result, reason }],
    warnings: [
      ...warnings,
      ...told,
      ...cutWouldDiffer(state, match, result),
      ...noShowWarnings(state, match, result),
      ...resultDoubts(state, match, result),
    ],
  }
}

/** Takes a result back: the game does not count, and the same two play it again. */
export const annulment = (state: EventState, match: Match, reason: string, at: Instant): Change => {
  const { match: id, table, players } = match
  const gone = players.find((player) => !isActive(state, player))
  if (gone !== undefined) return { refusal: { code: 'not-active', player: gone } }
  if (seenAfter(state, match) !== undefined) {
    return { refusal: { code: 'result-carried-on', match: id, table } }
  }
  const { facts, warnings } = discardPairing(state)
  const annulled: Fact = { kind: 'result-annulled', match: id, reason }
  return {
    refusal: null,
    facts: [...facts, annulled, ...timeAnew(state, match, reason, at)],
    warnings,
  }
}

/** A game that is played again has the whole time of its round, whatever others have left of it. */
const timeAnew = (
  { rounds }: EventState,
  { match, round, extension }: Match,
  reason: string,
  at: Instant,
): readonly Fact[] => {
  const clock = rounds[round - 1]?.clock ?? null
  if (clock === null || clock.minutes === null) return []
  const minutes = Math.ceil(elapsed(clock, at) / 60_000) - extension
  return minutes < 1 ? [] : [{ kind: 'time-extended', round, match, minutes, reason }]
}

/** The last round after a match that players have seen. */
const seenAfter = (state: EventState, match: Match): Round | undefined =>
  state.rounds.findLast(({ number, status }) => number > match.round && status !== 'paired')

/** Who would have gone on with another result, where the cut was made by the one it replaces. */
const cutWouldDiffer = (state: EventState, match: Match, result: Result): readonly Warning[] => {
  const { cut } = state
  const stage = state.rounds[match.round - 1]?.stage ?? 0
  if (cut === null || stage >= cut.stage) return []
  const before: EventState = {
    ...state,
    stages: state.stages.slice(0, cut.stage),
    rounds: state.rounds.filter((round) => round.stage < cut.stage),
    cut: null,
  }
  const matches = new Map(state.matches).set(match.match, { ...match, result })
  const seeds = cutOf(before, cut.seeds.length).seeds
  const other = cutOf({ ...before, matches }, cut.seeds.length).seeds
  const changed = {
    in: other.filter((player) => !seeds.includes(player)),
    out: seeds.filter((player) => !other.includes(player)),
  }
  return changed.in.length > 0 ? [{ code: 'cut-would-differ', ...changed }] : []
}
