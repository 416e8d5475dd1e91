import { organizersOf } from '../reading/marshal.ts'
import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'

/** The event has another organizer from now on; who had the office before leads no more. */
export const handOverOffice: Decider<'hand-over-office'> = (state, command, { by }) => {
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
}
