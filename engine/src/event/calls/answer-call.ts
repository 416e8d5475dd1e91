import type { LeaderId } from '../../vocabulary/ids.ts'
import { anyLeader, type CommandRecord, deskAndPlayers } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

export type TakeCall = {
  readonly kind: 'take-call'
  readonly call: number
  /** Who goes, where it is given to another leader. */
  readonly leader?: LeaderId
}

/** A leader is on the way; a call can be taken over from another, or given to one. */
export const takeCall: CommandRecord<TakeCall> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { call: n, leader }) => {
    const call = state.calls.get(n)
    if (call === undefined) return refuse({ code: 'unknown-matter', matter: 'call', n })
    if (call.closedAt !== null) return refuse({ code: 'matter-settled', matter: 'call', n })
    if (leader === undefined) return grant([{ kind: 'call-taken', call: n }])
    const isThere = state.leaders.some((one) => one.leader === leader && one.acting)
    if (!isThere) return refuse({ code: 'unknown-leader', leader })
    return grant([{ kind: 'call-taken', call: n, leader }])
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
