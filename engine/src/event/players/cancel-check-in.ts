import type { PlayerId } from '../../vocabulary/ids.ts'
import { type CommandRecord, desk } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

export type CancelCheckIn = { readonly kind: 'cancel-check-in'; readonly player: PlayerId }

/** Whoever was checked in by mistake, or has gone again, is awaited once more. */
export const cancelCheckIn: CommandRecord<CancelCheckIn> = {
  may: desk,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { player }) => {
    const before = state.players.get(player)
    if (before === undefined) return refuse({ code: 'unknown-player', player })
    if (state.stages.length > 0) return refuse({ code: 'registration-over', player })
    if (before.status !== 'registered' || !before.checkedIn) {
      return refuse({ code: 'not-checked-in', player })
    }
    return grant([{ kind: 'check-in-cancelled', player }])
  },
}
