import type { PlayerId } from '../../vocabulary/ids.ts'
import { anyLeader, type CommandRecord } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

/** A leader has looked through a list by hand and answers for it. */
export type RecordListCheck = { readonly kind: 'record-list-check'; readonly player: PlayerId }

/** Nobody answers for the own list. */
export const recordListCheck: CommandRecord<RecordListCheck> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { kind, player }, { by }) => {
    if (!state.players.has(player)) return refuse({ code: 'unknown-player', player })
    const handedIn = state.lists.get(player)
    if (handedIn === undefined) return refuse({ code: 'lists-missing', players: [player] })
    const own = state.leaders.find(({ leader }) => leader === by.leader)?.plays ?? by.player
    if (own === player) return refuse({ code: 'not-allowed', role: by.role, command: kind })
    return grant([{ kind: 'list-checked', player, entry: handedIn.entry }])
  },
}
