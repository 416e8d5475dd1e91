import { grant, refuse, type Warning } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'
import { discardPairing } from '../discard-pairing.ts'
import { settle } from '../override.ts'
import { resultRefusal } from '../result-refusal.ts'
import { isBracket, stageKindOf } from '../stage-kinds.ts'
import { winnerOf } from '../winner-of.ts'

/** Corrects a result, on record. Standings follow by themselves; published rounds stay as they are. */
export const amendResult: Decider<'amend-result'> = (state, command, ask) => {
  const { match: id, result } = command
  const match = state.matches.get(id)
  if (match === undefined) return refuse({ code: 'unknown-match', match: id })
  const { table } = match
  if (match.result === null) return refuse({ code: 'result-not-entered', match: id, table })
  const reason = command.reason.trim()
  if (reason === '') return refuse({ code: 'reason-needed' })
  const refusal = resultRefusal(state, match, result)
  const settled = settle(refusal === null ? [] : [refusal], ask)
  if (settled.refusal !== null) return refuse(settled.refusal)
  const later = state.rounds.findLast(
    ({ number, status }) => number > match.round && status !== 'paired',
  )
  if (later !== undefined && isBracket(stageKindOf(state, match.round))) {
    // The loser already plays on in somebody else's place: the later round must be undone first.
    const isOther = winnerOf(state, match) !== winnerOf(state, { ...match, result })
    if (isOther) return refuse({ code: 'result-carried-on', match: id, table })
  }
  const { facts, warnings } = discardPairing(state)
  const told: readonly Warning[] =
    later === undefined ? [] : [{ code: 'next-round-already-paired', round: later.number }]
  return grant(
    [...facts, ...settled.facts, { kind: 'result-amended', match: id, result, reason }],
    [...warnings, ...told],
  )
}
