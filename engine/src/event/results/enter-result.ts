import type { MatchId } from '../../vocabulary/ids.ts'
import type { Result } from '../../vocabulary/result.ts'
import { witnessRefusal } from '../reading/draw-witness.ts'
import { lossRefusal } from '../reading/loss-by-ruling.ts'
import { resultRefusal } from '../reading/result-refusal.ts'
import { type CommandRecord, desk } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import { afterNoShow } from './no-show.ts'
import { resultDoubts } from './result-doubts.ts'

export type EnterResult = {
  readonly kind: 'enter-result'
  readonly match: MatchId
  readonly result: Result
  /** Why somebody stays whom the document takes out for not appearing. */
  readonly keep?: string
}

export const enterResult: CommandRecord<EnterResult> = {
  may: desk,
  touches: 'match',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { match: id, result, keep }, ask) => {
    const match = state.matches.get(id)
    if (match === undefined) return refuse({ code: 'unknown-match', match: id })
    const round = state.rounds[match.round - 1]
    if (round?.status === 'paired')
      return refuse({ code: 'round-not-published', round: match.round })
    if (match.result !== null) {
      return refuse({ code: 'result-already-entered', match: id, table: match.table })
    }
    const refusal =
      resultRefusal(state, match, result) ??
      witnessRefusal(state, match, result) ??
      lossRefusal(state, result)
    const settled = settle(refusal === null ? [] : [refusal], ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    const followed = afterNoShow(state, match, result, keep)
    if (followed.refusal !== null) return refuse(followed.refusal)
    return grant(
      [...settled.facts, { kind: 'result-entered', match: id, result }, ...followed.facts],
      [...followed.warnings, ...resultDoubts(state, match, result)],
    )
  },
}
