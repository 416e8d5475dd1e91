import { grant, refuse } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'
import { resultRefusal } from '../result-refusal.ts'

export const enterResult: Decider<'enter-result'> = (state, { match: id, result }) => {
  const match = state.matches.get(id)
  if (match === undefined) return refuse({ code: 'unknown-match', match: id })
  const round = state.rounds[match.round - 1]
  if (round?.status === 'paired') return refuse({ code: 'round-not-published', round: match.round })
  if (match.result !== null) {
    return refuse({ code: 'result-already-entered', match: id, table: match.table })
  }
  const refusal = resultRefusal(state, match, result)
  if (refusal !== null) return refuse(refusal)
  return grant([{ kind: 'result-entered', match: id, result }])
}
