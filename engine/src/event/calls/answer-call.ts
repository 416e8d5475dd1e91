import { anyLeader, type CommandRecord, deskAndPlayers } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

export type TakeCall = { readonly kind: 'take-call'; readonly call: number }

/** A leader is on the way; a call can be taken over from another. */
export const takeCall: CommandRecord<TakeCall> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { call: n }) => {
    const call = state.calls.get(n)
    if (call === undefined) return refuse({ code: 'unknown-matter', matter: 'call', n })
    if (call.closedAt !== null) return refuse({ code: 'matter-settled', matter: 'call', n })
    return grant([{ kind: 'call-taken', call: n }])
  },
}

export type CloseCall = { readonly kind: 'close-call'; readonly call: number }

/** Ends a call without a ruling; players can take back their own. */
export const closeCall: CommandRecord<CloseCall> = {
  may: deskAndPlayers,
  touches: 'nothing',
  grave: false,
  afterTheEnd: true,
  takesName: false,
  decide: (state, { kind, call: n }, { by }) => {
    const call = state.calls.get(n)
    if (call === undefined) return refuse({ code: 'unknown-matter', matter: 'call', n })
    if (by.role === 'player' && (by.player === undefined || call.player !== by.player)) {
      return refuse({ code: 'not-allowed', role: by.role, command: kind })
    }
    if (call.closedAt !== null) return refuse({ code: 'matter-settled', matter: 'call', n })
    return grant([{ kind: 'call-closed', call: n }])
  },
}
