import type { MaterialOutcome, ProxyCard } from '../../vocabulary/material.ts'
import { dropping, type Going } from '../players/going.ts'
import { leaving } from '../players/leaving.ts'
import type { Fact } from '../spine/answers.ts'
import { anyLeader, type CommandRecord } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import type { MaterialCase } from '../spine/matters.ts'
import type { EventState } from '../spine/state.ts'
import { outcomeRefusal } from './outcome-refusal.ts'

export type SettleMaterial = {
  readonly kind: 'settle-material'
  readonly case: number
  readonly outcome: MaterialOutcome
  readonly proxy?: ProxyCard
}

/** How a case of lost or damaged material ends; one that was conceded for can still be ended. */
export const settleMaterial: CommandRecord<SettleMaterial> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command) => {
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
  },
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
