import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'

/** A leader is on the way; a call can be taken over from another. */
export const takeCall: Decider<'take-call'> = (state, { call: n }) => {
  const call = state.calls.get(n)
  if (call === undefined) return refuse({ code: 'unknown-matter', matter: 'call', n })
  if (call.closedAt !== null) return refuse({ code: 'matter-settled', matter: 'call', n })
  return grant([{ kind: 'call-taken', call: n }])
}
