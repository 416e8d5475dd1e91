import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'

/** Ends a call without a ruling; players can take back their own. */
export const closeCall: Decider<'close-call'> = (state, { kind, call: n }, { by }) => {
  const call = state.calls.get(n)
  if (call === undefined) return refuse({ code: 'unknown-matter', matter: 'call', n })
  if (by.role === 'player' && (by.player === undefined || call.player !== by.player)) {
    return refuse({ code: 'not-allowed', role: by.role, command: kind })
  }
  if (call.closedAt !== null) return refuse({ code: 'matter-settled', matter: 'call', n })
  return grant([{ kind: 'call-closed', call: n }])
}
