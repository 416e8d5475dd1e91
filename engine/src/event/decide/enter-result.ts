import { grant, refuse, type Warning } from '../../log/decision.ts'
import type { Result } from '../../vocabulary/result.ts'
import { atSeat } from '../../vocabulary/seat.ts'
import type { Decider } from '../ask.ts'
import { settle } from '../override.ts'
import { resultRefusal } from '../result-refusal.ts'
import { rulesOf } from '../rules.ts'
import type { EventState, Match } from '../state.ts'

export const enterResult: Decider<'enter-result'> = (state, { match: id, result }, ask) => {
  const match = state.matches.get(id)
  if (match === undefined) return refuse({ code: 'unknown-match', match: id })
  const round = state.rounds[match.round - 1]
  if (round?.status === 'paired') return refuse({ code: 'round-not-published', round: match.round })
  if (match.result !== null) {
    return refuse({ code: 'result-already-entered', match: id, table: match.table })
  }
  const refusal = resultRefusal(state, match, result)
  const settled = settle(refusal === null ? [] : [refusal], ask)
  if (settled.refusal !== null) return refuse(settled.refusal)
  return grant(
    [...settled.facts, { kind: 'result-entered', match: id, result }],
    noShowWarnings(state, match, result),
  )
}

/** Where the document removes whoever does not appear, the leader is told; nobody is dropped unasked. */
const noShowWarnings = (state: EventState, match: Match, result: Result): readonly Warning[] => {
  const removal = rulesOf(state.created).regulation.leaving.noShowIsRemoved
  if (result.ending !== 'no-show' || removal?.value !== true) return []
  const player = atSeat(match.players, result.by)
  return [{ code: 'should-be-dropped', player, rule: removal.rule }]
}
