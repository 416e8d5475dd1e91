import type { LeaderId } from '../../vocabulary/ids.ts'
import { organizersOf } from '../reading/marshal.ts'
import { type CommandRecord, organizer } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

/** The event has another organizer from now on. */
export type HandOverOffice = {
  readonly kind: 'hand-over-office'
  readonly to: LeaderId
  readonly reason: string
}

/** The event has another organizer from now on; who had the office before leads no more. */
export const handOverOffice: CommandRecord<HandOverOffice> = {
  may: organizer,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command, { by }) => {
    const { to } = command
    const organizers = organizersOf(state)
    if (organizers.some(({ leader }) => leader === to)) {
      return refuse({ code: 'organizer-exists', leader: to })
    }
    const reason = command.reason.trim()
    if (reason === '') return refuse({ code: 'reason-needed' })
    // Where there are two, whoever asks hands over the own office.
    const own = organizers.find(({ leader }) => leader === by.leader) ?? organizers[0]
    return grant([{ kind: 'office-handed-over', from: own?.leader ?? null, to, reason }])
  },
}
