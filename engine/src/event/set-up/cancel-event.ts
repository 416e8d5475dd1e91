import { type CommandRecord, organizer } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

/** It does not take place, or is not played to its end; what is on record stays. */
export type CancelEvent = { readonly kind: 'cancel-event'; readonly reason: string }

export const cancelEvent: CommandRecord<CancelEvent> = {
  may: organizer,
  touches: 'rounds',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (_, { reason }) =>
    reason.trim() === ''
      ? refuse({ code: 'reason-needed' })
      : grant([{ kind: 'event-cancelled', reason: reason.trim() }]),
}
