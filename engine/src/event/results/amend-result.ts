import type { MatchId } from '../../vocabulary/ids.ts'
import type { Result } from '../../vocabulary/result.ts'
import { anyLeader, type CommandRecord } from '../spine/command.ts'
import { refuse } from '../spine/decision.ts'
import { amend } from './amendment.ts'

export type AmendResult = {
  readonly kind: 'amend-result'
  readonly match: MatchId
  readonly result: Result
  readonly reason: string
}

/** Corrects a result, on record. Standings follow by themselves; published rounds stay as they are. */
export const amendResult: CommandRecord<AmendResult> = {
  may: anyLeader,
  touches: 'match',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command, ask) => {
    const { match: id, result } = command
    const match = state.matches.get(id)
    if (match === undefined) return refuse({ code: 'unknown-match', match: id })
    const { table } = match
    if (match.result === null) return refuse({ code: 'result-not-entered', match: id, table })
    const reason = command.reason.trim()
    if (reason === '') return refuse({ code: 'reason-needed' })
    return amend(state, match, result, reason, ask)
  },
}
