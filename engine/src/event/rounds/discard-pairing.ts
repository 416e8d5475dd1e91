import { openRound } from '../reading/rounds.ts'
import type { Fact } from '../spine/answers.ts'
import type { Warning } from '../spine/decision.ts'
import type { EventState } from '../spine/state.ts'

/**
 * A pairing that nobody has seen yet no longer fits once a player comes or goes or a result
 * changes: it is thrown away, so that nobody publishes a round that leaves somebody out.
 */
export const discardPairing = (
  state: EventState,
): { readonly facts: readonly Fact[]; readonly warnings: readonly Warning[] } => {
  const round = openRound(state)
  if (round === null || round.status !== 'paired') return { facts: [], warnings: [] }
  return {
    facts: [{ kind: 'round-unpaired', round: round.number }],
    warnings: [{ code: 'pairing-discarded', round: round.number }],
  }
}
