import type { PlayerId } from '../../vocabulary/ids.ts'
import { type CommandRecord, desk } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

export type CheckInPlayer = { readonly kind: 'check-in-player'; readonly player: PlayerId }

export const checkInPlayer: CommandRecord<CheckInPlayer> = {
  may: desk,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { player }) => {
    const before = state.players.get(player)
    if (before === undefined) return refuse({ code: 'unknown-player', player })
    if (before.status === 'waiting') return refuse({ code: 'on-waiting-list', player })
    if (before.checkedIn) return refuse({ code: 'already-checked-in', player })
    if (before.status !== 'registered') return refuse({ code: 'not-active', player })
    if (state.stages.length > 0) return refuse({ code: 'registration-over', player })
    return grant([{ kind: 'player-checked-in', player }])
  },
}
