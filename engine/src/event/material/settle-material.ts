import type { MaterialOutcome } from '../../vocabulary/material.ts'
import { dropping, type Going } from '../players/going.ts'
import { leaving } from '../players/leaving.ts'
import type { Fact } from '../spine/answers.ts'
import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'
import type { MaterialCase } from '../spine/matters.ts'
import type { EventState } from '../spine/state.ts'
import { outcomeRefusal } from './outcome-refusal.ts'

/** How a case of lost or damaged material ends; one that was conceded for can still be ended. */
export const settleMaterial: Decider<'settle-material'> = (state, command) => {
  const { case: n, outcome, proxy } = command
  const found = state.cases.get(n)
  if (found === undefined) return refuse({ code: 'unknown-matter', matter: 'case', n })
  if (found.outcome !== null && found.outcome !== 'conceded') {
    return refuse({ code: 'matter-settled', matter: 'case', n })
  }
  const refusal = outcomeRefusal(state, found, outcome, proxy)
  if (refusal !== null) return refuse(refusal)
  const settled: Fact = {
    kind: 'material-settled',
    case: n,
    outcome,
    ...(outcome === 'proxy' && proxy !== undefined ? { proxy } : {}),
  }
  const { facts, warnings } = followedBy(state, found, outcome)
  return grant([settled, ...facts], warnings)
}

const followedBy = (
  state: EventState,
  { player }: MaterialCase,
  outcome: MaterialOutcome,
): Going => {
  const status = state.players.get(player)?.status
  const isHere = status === 'registered' || status === 'active'
  if (outcome === 'removed' && isHere) return dropping(state, player, 'now')
  // Giving up the match is what leaving would do to it.
  const facts = outcome === 'conceded' ? leaving(state, player, 'now').facts : []
  return { facts, warnings: [] }
}
