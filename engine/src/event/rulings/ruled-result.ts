import type { Ruling } from '../../vocabulary/ruling.ts'
import { amendment, type Change } from '../results/amendment.ts'
import { resultRefusal } from '../results/result-refusal.ts'
import type { EventState } from '../spine/state.ts'
import { type Loss, penaltyResult } from './penalty-result.ts'

const nothing: Change = { refusal: null, facts: [], warnings: [] }

/** The result that follows from a ruling: entered where there is none yet, amended where there is. */
export const ruledResult = (state: EventState, ruling: Ruling): Change => {
  const { penalty } = ruling
  if (penalty === undefined || !isLoss(penalty)) return nothing
  if (state.finished !== null) return { refusal: { code: 'event-finished' } }
  const match = state.matches.get(penalty.match)
  if (match === undefined) return { refusal: { code: 'unknown-match', match: penalty.match } }
  if (state.rounds[match.round - 1]?.status === 'paired') {
    return { refusal: { code: 'round-not-published', round: match.round } }
  }
  const ruled = penaltyResult(state, ruling, penalty, match)
  if (ruled.refusal !== null) return ruled
  const { result } = ruled
  if (result === null) return nothing
  const refusal = resultRefusal(state, match, result)
  if (refusal !== null) return { refusal }
  if (match.result !== null) return amendment(state, match, result, ruling.text.trim())
  const { match: id } = match
  return { ...nothing, facts: [{ kind: 'result-entered', match: id, result }] }
}

const isLoss = (penalty: NonNullable<Ruling['penalty']>): penalty is Loss => 'match' in penalty
