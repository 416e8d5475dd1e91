import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import { amendment } from './amendment.ts'
import { resultRefusal } from './result-refusal.ts'

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
  const amended = amendment(state, match, result, reason)
  if (amended.refusal !== null) return refuse(amended.refusal)
  return grant([...settled.facts, ...amended.facts], amended.warnings)
}
